import { type Life, readCookie } from '@tillkit/dom'
import { settle } from '@tillkit/mount'
import { isRecord, readFlag, readGlobal } from '@tillkit/platform'
import { PUBLIC, SETTINGS } from './anatomy.ts'
import { addPlaceholders, addToPublicNames, bringForCalls, type Bring, DROPZONES, type PublicFunction } from './public-object.ts'

const nothing: PublicFunction = () => undefined

/** Looks at the page for forms that have come: ours look by themselves, so that this only hurries them. */
const lookNow: PublicFunction = () => {
  settle()
  return undefined
}

/** Members of the builder's object that need no form. */
const NAMES: Readonly<Record<string, unknown>> = {
  init: lookNow,
  ready: lookNow,
  loadChoicesJS: lookNow,
  isModernMarkupEnabled: () => {
    const settings = readGlobal(SETTINGS)
    return isRecord(settings) && readFlag(settings['isModernMarkupEnabled'])
  },
  animateScrollTop: (top: unknown) => window.scrollTo({ top: Number(top) || 0 }),
  getCookie: (name: unknown) => readCookie(String(name)) || null,
  createCookie: (name: unknown, value: unknown, days: unknown) => {
    // -1 takes it away; nothing at all lasts as long as the browser is open.
    const age = Number(days) === -1 ? '; max-age=0' : Number(days) ? `; max-age=${Number(days) * 86_400}` : ''
    document.cookie = `${String(name)}=${String(value)}${age}; path=/; samesite=strict`
  },
  // What these bring comes by itself, or is the plain control that it is.
  loadValidationGroups: nothing,
  loadDatePicker: nothing,
  loadTimePicker: nothing,
  loadInputMask: nothing,
  cache: {},
  dropzones: DROPZONES,
}

/** Those that do something with a form, whose code comes with its first touch. */
const NEED_A_FORM = [
  'formSubmit', 'formSubmitAjax', 'formSubmitNormal', 'restoreSubmitButton', 'formHasCaptcha', 'scrollToError', 'saveTinyMCE', 'clearFormAjaxGeneralErrors',
  'displayFormAjaxErrors', 'displayFormAjaxGeneralErrors', 'displayFormAjaxFieldErrors', 'amountTotal', 'amountTotalCalc', 'amountSanitize', 'amountFormat',
  'amountFormatSymbol', 'numberFormat', 'getCurrency', 'navigateToPage', 'setCurrentPage', 'isEmptyPage', 'resetFormRecaptcha',
]
const FIELD_NEEDS_A_FORM = ['lock', 'unlock', 'toggle', 'isLocked', 'lockAll', 'unlockAll']

const waiting = new Set<Bring>()

/**
 * Defines the builder's object for scripts of others as soon as there is a form: they call it when `wpformsReady` is raised. A function that needs
 * the code of a form brings it, and does its work once that is there; until then it answers nothing.
 * @param bring the code of that form
 */
export function defineEarlyNames(life: Life, form: HTMLFormElement, bring: Bring): void {
  bringForCalls(form, bring)
  waiting.add(bring)
  life.onEnd(() => waiting.delete(bring))
  addToPublicNames(life, NAMES)
  const field = Object.fromEntries(FIELD_NEEDS_A_FORM.map((name) => [name, callLater('field', name)]))
  addPlaceholders(life, { ...Object.fromEntries(NEED_A_FORM.map((name) => [name, callLater(name)])), field })
}

/** Does the work of a function once there is one: what has no code on this page is not done. */
function callLater(...path: readonly string[]): PublicFunction {
  const placeholder: PublicFunction = (...args) => {
    void Promise.all([...waiting].map((bring) => bring())).then(() => {
      const work = path.reduce<unknown>((object, name) => (isRecord(object) ? object[name] : undefined), readGlobal(PUBLIC))
      if (typeof work === 'function' && work !== placeholder) (work as PublicFunction)(...args)
    })
    return undefined
  }
  return placeholder
}
