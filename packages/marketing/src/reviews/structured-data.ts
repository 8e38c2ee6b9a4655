import { type Life, parseFragment, parseJson, toJson } from '@tillkit/dom'
import { isRecord } from '@tillkit/platform'
import { createCall } from '@tillkit/platform/requests'
import { MARKS } from './anatomy.ts'
import { hasReviewedProduct, type Wanted } from './structured-data.model.ts'

const TYPE = 'application/ld+json'

/** Where structured data is asked for, and whether that of the shop's own comes first. */
export interface StructuredDataOptions {
  readonly root: string
  readonly wanted: Wanted
  readonly yieldsToShop: boolean
}

/** Asks the provider for structured data and puts it into the page's head, for as long as the life lasts. What fails is told in the console. */
export async function addStructuredData(life: Life, { root, wanted, yieldsToShop }: StructuredDataOptions): Promise<void> {
  if (yieldsToShop && isDescribed()) return
  try {
    const { text } = await createCall()(root + wanted.path, { signal: life.signal })
    const answer = parseJson(text)
    if (!isRecord(answer)) throw new TypeError('The provider’s structured data is no object.')
    const data = wanted.complete(answer)
    if (data && !life.signal.aborted) addToHead(life, data)
  } catch (cause) {
    if (!life.signal.aborted) console.error('[tillkit] reviews: no structured data came.', cause)
  }
}

/** Whether the shop's own structured data describes a product with reviews. */
function isDescribed(): boolean {
  return [...document.querySelectorAll(`script[type="${TYPE}"]`)].some(({ textContent }) => hasReviewedProduct(parseJson(textContent ?? '')))
}

function addToHead(life: Life, data: Readonly<Record<string, unknown>>): void {
  // Nothing in it can end the script.
  const script = parseFragment(`<script type="${TYPE}">${toJson(data).replaceAll('<', String.raw`\u003c`)}</script>`)
  const nodes = [document.createComment(MARKS.before), ...script.childNodes, document.createComment(MARKS.after)]
  document.head.append(...nodes)
  life.onEnd(() => nodes.forEach((node) => node.remove()))
}
