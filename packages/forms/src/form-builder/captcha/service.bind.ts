import { type EndableLife, invoke, listen, within } from '@tillkit/dom'
import { readGlobal } from '@tillkit/platform'
import { h } from '@tillkit/ui/plain'
import { recaptcha } from '../../engine/recaptcha.ts'
import type { FormContext, StepVerdict } from '../context.ts'
import { anatomy, classes, ERROR_ID, events, functions, WORDS } from './anatomy.ts'
import { enterService } from './public-names.ts'
import { renderLate } from './render-late.ts'
import { invisibleId, isBroken, resetService, type Service, serviceIn } from './service.ts'

/** How long a service may take to say that somebody is no bot, in ms. */
const TOKEN_MS = 10_000

/** What is asked with the newest kind of reCAPTCHA, for its statistics. */
const ACTION = 'wpforms'

const ON: StepVerdict = { kind: 'on' }
const STOP: StepVerdict = { kind: 'stop' }

/** Asks the service against bots that a form is protected by, and has it ask anew after an attempt that came to nothing. */
export function bindService(context: FormContext): void {
  const service = serviceIn(context.root)
  if (!service) return
  const { life } = context
  enterService(context, service)
  const failure = failureOf(context, service)
  context.onSubmit(life, async (signal) => {
    failure.hide()
    if (isBroken(service)) return failure.show()
    const field = tokenField(context.root)
    if (field) return (await askNewest(field, signal)) ? ON : failure.show()
    return askInvisible(service, failure)
  })
  context.onAnswer(life, ({ kind }) => {
    if (kind === 'refused' || kind === 'empty') resetService(service)
  })
  const render = () => renderLate(context, service)
  render()
  listen(life, window, events.popupShown, render)
}

/** What is said in the service's box. */
interface ServiceFailure {
  /** Says that it has failed. @returns that the form goes no further */
  show(): StepVerdict
  hide(): void
}

function failureOf({ life, settings, isModern }: FormContext, { area, name }: Service): ServiceFailure {
  let shown: EndableLife | undefined
  const hide = () => shown?.end()
  return {
    hide,
    show() {
      hide()
      shown = life.branch()
      const text = settings.word(name === 'turnstile' ? WORDS.turnstile : WORDS.others)
      const line = h(isModern ? 'em' : 'label', { id: ERROR_ID, class: classes.error, role: 'alert' }, text)
      area.append(line)
      shown.onEnd(() => line.remove())
      return STOP
    },
  }
}

/** Where the newest kind of reCAPTCHA writes its token: it has no widget. */
function tokenField(root: Element): HTMLInputElement | undefined {
  const field = invoke(root, 'querySelector', anatomy.token)
  return field instanceof HTMLInputElement && field.type === 'hidden' ? field : undefined
}

/** Asks the newest kind: by the page's own function, which writes the token everywhere; or itself. @returns whether there is a token */
async function askNewest(field: HTMLInputElement, signal: AbortSignal): Promise<boolean> {
  const execute = readGlobal(functions.newest)
  if (typeof execute === 'function') {
    await within(TOKEN_MS, new Promise<void>((resolve) => execute(resolve)), signal)
    return field.value !== ''
  }
  const script = [...document.scripts].map(({ src }) => /\/recaptcha\/.*[?&]render=([^&]+)/.exec(src)?.[1]).find((key) => key !== undefined && key !== 'explicit')
  if (!script) return false
  field.value = (await within(TOKEN_MS, recaptcha({ siteKey: decodeURIComponent(script), action: ACTION })(signal), signal)) ?? ''
  return field.value !== ''
}

/**
 * Has an invisible captcha look at the visitor, who may have to solve something. The form stops there: once that is done the service sends
 * it by its callback, and whoever closes what is to be solved can go on filling in.
 */
function askInvisible(service: Service, failure: ServiceFailure): StepVerdict {
  const id = invisibleId(service)
  const api = service.api()
  if (id === undefined || !api?.execute || Boolean(api.getResponse?.(id))) return ON
  Promise.resolve(api.execute(id)).catch(() => failure.show())
  return STOP
}
