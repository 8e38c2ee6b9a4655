import { type EndableLife, type Life, invoke, keepFields } from '@tillkit/dom'
import { adoptAs, serverHtml } from '@tillkit/mount'
import type { SafeHtml } from '@tillkit/platform'
import { focusBriefly } from '@tillkit/ui/plain'
import type { Submission } from '../engine/submission.ts'
import { goToControl, isInside, wrongControls } from '../engine/page/go-to-control.ts'
import { isSeen } from '../theme-forms/describe-fields.ts'
import { anatomy as shared } from '../theme-forms/anatomy.ts'
import { messagesOf, linkErrorLines, messageListHtml } from '../theme-forms/error-list.ts'
import { followRedirect, dispatchSent } from '../theme-forms/sent-event.ts'
import { failureHtml, messageIn } from './message-box.ts'
import { anatomy, SUM } from './anatomy.ts'
import type { ContactAnswer } from './send.api.ts'
import type { ContactHost } from './read.ts'
import type { BoundForm } from './form.bind.ts'
import { endEntrance } from './module-fade.ts'

/** The box, and the time for which it shows something. */
interface ShownMessage {
  readonly box: HTMLElement
  readonly own: EndableLife
}

/** The box in which a module's messages stand. */
interface MessageBox {
  /** Shows HTML in place of what stood there. */
  show(html: SafeHtml): ShownMessage
  /** Shows a failure as the server's own errors are shown. */
  fail(text: string): ShownMessage
  /** What the server has written there. */
  current(): ShownMessage
  /** Takes back what was shown. */
  clear(): void
}

/** Takes charge of the box; a module without one gets it. At the end of the life it says what the server said. */
function messageBoxIn(life: Life, module: HTMLElement): MessageBox {
  let own = life.branch()
  const current = () => {
    own.end()
    own = life.branch()
    return { box: messageIn(own, module), own }
  }
  const show = (html: SafeHtml) => {
    const shown = current()
    adoptAs(shown.own, shown.box, { html })
    return shown
  }
  return {
    show,
    current,
    fail: (text) => show(failureHtml(text)),
    clear: () => own.end(),
  }
}

/** An answer to a message. */
type OwnAnswer = Exclude<ContactAnswer, { readonly kind: 'foreign' }>

/** What is done with what comes of attempts. */
export interface Answers {
  /** Keeps the server's answer until the engine has heard of it. */
  readonly keep: (answer: OwnAnswer) => void
  /**
   * Shows what became of an attempt.
   * @param sentFrom what had the focus when it was sent
   */
  readonly show: (form: BoundForm, submission: Submission, sentFrom: Element | null) => void
}

const OWN = `${shared.control}, ${anatomy.captcha}`
/** Keeps what other plugins ask in a form: the theme's own fields keep more. What nobody sees is a script's, good for one attempt. */
const keepOthers = keepFields({ placeOf: (field) => (invoke(field, 'matches', OWN) || !isSeen(field) ? undefined : '') })

/** Takes charge of what a module holds. */
export function createAnswers(host: ContactHost): Answers {
  const { element: module, config, announce, t } = host
  const region = serverHtml(host, module, { keep: [keepOthers] })
  const messages = messageBoxIn(host, module)
  let kept: OwnAnswer | undefined
  const reveal = ({ box, own }: ShownMessage, sentFrom: Element | null) => {
    // What has the focus is read by that: said as well, it would be heard twice. Who fills in another field by now would type into nothing.
    const isHere = isInside(module)
    if (isHere && !isFilledIn(sentFrom)) return focusBriefly(own, box, false)
    announce(box.textContent.trim())
    if (isHere) box.scrollIntoView?.({ block: 'nearest' })
  }
  const answer = ({ kind, html, ...more }: OwnAnswer, sentFrom: Element | null) => {
    endEntrance(host, module)
    messages.clear()
    region.replace(html)
    reveal('problems' in more && more.problems.length === 0 ? messages.fail(t('refused')) : messages.current(), sentFrom)
    if (kind !== 'sent') return
    dispatchSent(module, 'contact-form')
    if (config.redirect) followRedirect(config.redirect)
  }
  return {
    keep(its) {
      kept = its
    },
    show(form, submission, sentFrom) {
      const its = kept
      kept = undefined
      if (submission.status === 'invalid') listProblems(messages, form)
      else if (its) answer(its, sentFrom)
      else if ('messages' in submission) reveal(messages.fail(submission.messages.join(' ')), sentFrom)
    },
  }
}

/** Whether the shopper is in a field, and in another one than she sent the form from. */
function isFilledIn(sentFrom: Element | null): boolean {
  const { activeElement } = document
  return activeElement !== sentFrom && activeElement !== null && invoke(activeElement, 'matches', 'input, select, textarea')
}

/** Lists what is wrong, and leads to the first of it. Whoever got the sum wrong is asked another one. */
function listProblems(messages: MessageBox, { form, controls, words, sum }: BoundForm): void {
  const { box, own } = messages.show(messageListHtml(messagesOf(form, controls), words))
  linkErrorLines(own, box, { form, controls })
  if (form.store.getState().fields[SUM]?.problem?.rule === 'captcha') sum?.draw()
  const [first] = wrongControls(form, controls)
  if (first) goToControl(first)
}
