import { invoke, type Life } from '@tillkit/dom'
import { adoptAs, bringOnTouch, slot } from '@tillkit/mount'
import { showSending } from '../engine/page/index.ts'
import { type Send, lazySend } from '../theme-forms/lazy-send.ts'
import { anatomy } from './anatomy.ts'
import type { Attempts } from './sending.late.ts'
import type { ContactHost } from './context.ts'
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
      bring: (use) => bringOnTouch(host, life, {
        claims: [],
        load,
        use({ createAttempts }) {
          attempts ??= createAttempts(host)
          use(attempts.sending(life, bound, again))
        },
      }),
      missing: (own) => tellMissing(host, own),
    })
    if (host.options.drafts) keepDrafts(life, host, bound)
    return send
  }
}

/** Says that nothing was sent where what sends could not be had: what was typed is there, and the next time it is asked for again. */
function tellMissing({ element, say, announce }: ContactHost, life: Life): void {
  const box = invoke(element, 'querySelector', anatomy.message) ?? slot(life, { position: 'start', anchor: element })
  const text = say(navigator.onLine ? 'refused' : 'offline')
  adoptAs(life, box, { text })
  announce(text)
}

/** A form is known by its page, and by what it is known by on any page. */
function keepDrafts(life: Life, host: ContactHost, { form, fields }: BoundForm): void {
  const { config: { id, uniqueId }, announce, say } = host
  const key = `${location.pathname} ${uniqueId || id}`
  host.bring(life, loadDrafts, ({ keepDraft }) => keepDraft(life, form, { key, controls: fields, restored: () => announce(say('restored')) }))
}
