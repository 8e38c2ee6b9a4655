import { parseFragment } from '@tillkit/dom'
import { anatomy } from '../anatomy.ts'

/** A fragment, and what stands on the page for it. */
export interface Sent {
  /** What was sent before. */
  readonly before: string
  readonly html: string
  readonly selector: string
  /** The table of the order, and the payment part, as they were left. */
  readonly parts: readonly Element[]
}

/**
 * Whether a fragment is what was sent before, and stands there still, whatever is ticked in it, and whatever its hidden fields hold: those
 * of the payment part hold then what is printed now.
 */
export function isStill({ before, html, selector, parts }: Sent): boolean {
  if (isReplaced(parts, selector)) return false
  const was = withoutChoice(before)
  return before === html || was === withoutChoice(html) || (selector === anatomy.payment && renewHidden(was, html))
}

/** Whether what stands in the place of a part is another script's. A copy of the theme's beside it does not matter. */
function isReplaced(parts: readonly Element[], selector: string): boolean {
  return PARTS.includes(selector) && ![...document.querySelectorAll(selector)].some((part) => parts.includes(part))
}

/** What other scripts that ask for totals replace. */
const PARTS: readonly string[] = [anatomy.payment, anatomy.reviewTable]

const hiddenIn = (nodes: ParentNode) => [...nodes.querySelectorAll<HTMLInputElement>('input[type="hidden"]')]

/**
 * Has the hidden fields of the payment part hold what is printed anew each time, such as a nonce, where nothing else is another than
 * before: a gateway's frame stays, with the card that was typed into it. What a script has written into the others stays, too.
 * @returns whether that was all
 */
function renewHidden(before: string, html: string): boolean {
  const [was, now] = [parseFragment(before), parseFragment(withoutChoice(html))]
  const [old, fields] = [hiddenIn(was), hiddenIn(now)]
  const isNew = fields.map(({ value }, index) => value !== old[index]?.value)
  for (const field of [...old, ...fields]) field.removeAttribute('value')
  if (!was.isEqualNode(now)) return false
  const sent = hiddenIn(parseFragment(html))
  const pairs = [...document.querySelectorAll(anatomy.payment)].flatMap((place) => {
    const rest = hiddenIn(place)
    return sent.map((field) => {
      const at = rest.findIndex(({ name, id }) => name === field.name && id === field.id)
      return { field, there: at < 0 ? undefined : rest.splice(at, 1)[0] }
    })
  })
  const renewed = pairs.filter((_pair, index) => isNew[index % sent.length])
  if (renewed.some(({ there }) => !there)) return false
  for (const { field, there } of renewed) if (there) there.value = field.value
  return true
}

/**
 * A fragment without what says which way to pay is chosen: the shopper has chosen it here, and a gateway's frame, with the card
 * that was typed into it, is no other for that.
 */
const withoutChoice = (html: string) => html.replace(CHOICE, ' ').replace(/\s+/g, ' ')

/** A radio button's or a box' tick, and a description that is not open; with the blanks around it, which are printed without it, too. */
const CHOICE = /\s+(?:checked(?:=(?:"checked"|'checked'|"")|(?=[\s/>]))|style=(["'])display:\s*none;?\1)/g
