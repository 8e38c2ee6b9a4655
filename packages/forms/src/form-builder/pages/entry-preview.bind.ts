import { type EndableLife, invoke } from '@tillkit/dom'
import { adopt, type Region, serverHtml } from '@tillkit/mount'
import { callShop, isRecord } from '@tillkit/platform'
import { jsonOf, RequestFailed } from '@tillkit/platform/requests'
import { createStore, type StoreApi } from 'zustand/vanilla'
import { attributes as fieldAttributes } from '../anatomy.ts'
import type { FormContext } from '../context.ts'
import { calls, previewAnatomy, previewEvent, previewFields } from './anatomy.ts'
import type { Pages } from './change-page.ts'
import { pageOf } from './read-pages.ts'

/** What a preview shows: that it is asked for, what the server has made of the form, or nothing where the server has nothing to show. */
type PreviewState = 'asked' | 'there' | 'none'

/** A preview on its page. */
interface Preview {
  readonly field: HTMLElement
  readonly page: number | undefined
  readonly region: Region
  readonly store: StoreApi<{ readonly shown: PreviewState }>
}

/** Shows what was filled in, as the server makes it of the form, on pages that have a place for that: asked for anew each time that such a page is come to. */
export function showEntryPreviews(context: FormContext, pages: Pages): void {
  const { life, root } = context
  const fields = [...invoke(root, 'querySelectorAll', previewAnatomy.field)] as HTMLElement[]
  const previews = fields.map((field) => bindPreview(context, pages, field))
  let asking: EndableLife | undefined
  let before = pages.store.getState().current
  const ask = () => {
    const { current } = pages.store.getState()
    if (current === before) return
    before = current
    asking?.end()
    const own = life.branch()
    asking = own
    for (const preview of previews) if (preview.page === current) void life.guard(update)(context, preview, own)
  }
  life.onEnd(pages.store.subscribe(ask))
}

function bindPreview({ life }: FormContext, { all }: Pages, field: HTMLElement): Preview {
  const store = createStore<{ readonly shown: PreviewState }>(() => ({ shown: 'asked' }))
  const part = (selector: string) => invoke(field, 'querySelector', selector)
  const show = (selector: string, state: PreviewState) => {
    const node = part(selector)
    if (node) adopt(life, node, store, ({ shown }) => ({ shown: shown === state }))
  }
  show(previewAnatomy.updating, 'asked')
  show(previewAnatomy.notice, 'there')
  show(previewAnatomy.content, 'there')
  adopt(life, field, store, ({ shown }) => ({ attributes: { 'aria-busy': shown === 'asked' ? 'true' : null }, ...(shown === 'none' ? { shown: false } : {}) }))
  const content = part(previewAnatomy.content)
  return { field, page: pageOf(all, field), region: serverHtml(life, content instanceof HTMLElement ? content : field), store }
}

/** Asks for it. What cannot be had is left out: the form can be sent all the same. */
async function update({ root, settings, raise }: FormContext, { field, region, store }: Preview, asking: EndableLife): Promise<void> {
  store.setState({ shown: 'asked' })
  const data = new FormData(root)
  data.append(previewFields.id, field.getAttribute(fieldAttributes.fieldId) ?? '')
  data.append(previewFields.address, location.href)
  data.append('action', calls.preview)
  const html = await ask(settings.text('ajaxurl'), data, asking.signal)
  if (asking.signal.aborted) return
  store.setState({ shown: html === '' ? 'none' : 'there' })
  if (html !== '') region.replace(html)
  raise(previewEvent, document, [root, field])
}

async function ask(endpoint: string, content: FormData, signal: AbortSignal): Promise<string> {
  try {
    const answer = jsonOf(await callShop(endpoint, { body: { content }, signal, mutates: false }))
    return isRecord(answer) && answer['success'] === true && typeof answer['data'] === 'string' ? answer['data'] : ''
  } catch (cause) {
    if (cause instanceof RequestFailed) return ''
    throw cause
  }
}
