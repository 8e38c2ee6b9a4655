import { invoke, type Life } from '@tillkit/dom'
import { adoptAs, loadOnTouch } from '@tillkit/mount'
import { showSending } from '../engine/page/show-states.ts'
import { type Send, lazySend } from '../theme-forms/lazy-send.ts'
import { anatomy } from './anatomy.ts'
import { failureHtml, messageIn } from './message-box.ts'
import type { Attempts } from './sending.late.ts'
import type { ContactHost } from './read.ts'
import type { BoundForm } from './form.bind.ts'

const load = () => import('./sending.late.ts')
const loadDrafts = () => import('../engine/page/draft.late.ts')

/** Makes what waits for the first touch of a module's forms: what checks and sends comes with it, once for all that stand in its place. */
export function lazySending(host: ContactHost): (life: Life, bound: BoundForm, again: Send) => Send {
  let attempts: Attempts | undefined
  return (life, bound, again) => {
    const { form, element } = bound
    showSending(life, form, [...invoke(element, 'querySelectorAll', anatomy.button)] as HTMLElement[])
    const send = lazySend(life, form, {
      load: (use) => loadOnTouch(host, life, {
        claims: [],
        load,
        use({ createAttempts }) {
          attempts ??= createAttempts(host)
          use(attempts.sending(life, bound, again))
        },
      }),
      host,
      show(own, text) {
        const box = messageIn(own, host.element)
        adoptAs(own, box, { html: failureHtml(text) })
        return box
      },
    })
    if (host.options.drafts) keepDrafts(life, host, bound)
    return send
  }
}

/** A form is known by its page, and by what it is known by on any page. */
function keepDrafts(life: Life, host: ContactHost, { form, fields }: BoundForm): void {
  const { config: { id, uniqueId }, announce, t } = host
  const key = `${location.pathname} ${uniqueId || id}`
  host.load(life, loadDrafts, ({ keepDraft }) => keepDraft(life, form, { key, controls: fields, restored: () => announce(t('restored')) }))
}
