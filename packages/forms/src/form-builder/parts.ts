import { invoke } from '@tillkit/dom'
import { isRecord, readGlobal } from '@tillkit/platform'
import { CONDITIONS, PAGES_ENTRY, partAnatomy } from './anatomy.ts'
import type { BuilderForm, FormPart, PartName } from './context.ts'
import { hasKeptRows } from './drafts.ts'

/** A part that some forms need. */
interface NeededPart {
  readonly name: PartName
  /** Whether a form needs it: it would look or act wrongly without. */
  readonly isNeeded: (form: BuilderForm) => boolean
  /** Whether it has something to do before anybody has touched the form: what it hides, the sums that it counts. */
  readonly isEager: (form: BuilderForm) => boolean
  readonly load: () => Promise<{ readonly part: FormPart }>
}

const has = (selector: string) => ({ form }: BuilderForm) => invoke(form, 'querySelector', selector) !== null

const always = (): boolean => true
const never = (): boolean => false

/** Whether the shopper was on a further page of a form when this page of the shop was loaded anew: she finds it again. */
const wasOnPage = (): boolean => isRecord(history.state) && PAGES_ENTRY in history.state

/** All parts, and which forms need them: the one place that says so. */
const PARTS: readonly NeededPart[] = [
  { name: 'logic', isEager: always, isNeeded: (form) => has(partAnatomy.conditional)(form) || hasConditions(form.formId), load: () => import('./logic/logic.late.ts') },
  { name: 'pages', isEager: wasOnPage, isNeeded: has(partAnatomy.page), load: () => import('./pages/pages.late.ts') },
  { name: 'payments', isEager: always, isNeeded: has(partAnatomy.payment), load: () => import('./payments/payments.late.ts') },
  { name: 'captcha', isEager: always, isNeeded: has(partAnatomy.captcha), load: () => import('./captcha/captcha.late.ts') },
  { name: 'suggestions', isEager: has(partAnatomy.limit), isNeeded: has(`${partAnatomy.email}, ${partAnatomy.limit}`), load: () => import('./suggestions/suggestions.late.ts') },
  { name: 'masks', isEager: never, isNeeded: has(partAnatomy.mask), load: () => import('./masks/masks.late.ts') },
  { name: 'phones', isEager: never, isNeeded: has(partAnatomy.phone), load: () => import('./phones/phones.late.ts') },
  { name: 'special-fields', isEager: has(partAnatomy.chosenRating), isNeeded: has(partAnatomy.specialField), load: () => import('./special-fields/special-fields.late.ts') },
  { name: 'passwords', isEager: never, isNeeded: has(partAnatomy.strongPassword), load: () => import('./passwords/passwords.late.ts') },
  { name: 'dates', isEager: has(partAnatomy.clear), isNeeded: has(partAnatomy.dateOrTime), load: () => import('./fields/dates/dates.late.ts') },
  // Files are dropped on forms that nobody has touched before.
  { name: 'uploads', isEager: has(partAnatomy.uploader), isNeeded: has(`${partAnatomy.uploader}, ${partAnatomy.file}`), load: () => import('./fields/uploads/uploads.late.ts') },
  { name: 'repeaters', isEager: ({ formId }) => hasKeptRows(formId), isNeeded: has(partAnatomy.repeater), load: () => import('./repeaters/repeaters.late.ts') },
  // What opens one may be a link, which leads to the page's start until then.
  { name: 'cameras', isEager: always, isNeeded: has(partAnatomy.camera), load: () => import('./fields/cameras/cameras.late.ts') },
  { name: 'signatures', isEager: always, isNeeded: has(partAnatomy.signature), load: () => import('./fields/signatures/signatures.late.ts') },
]

/** Lists of ours need nothing of a form's own code, and are seen before anybody touches it: they come by themselves. */
export const loadLists = async () => (await import('./fields/lists/lists.late.ts')).startLists

/** So does the list of countries beside a number, which is seen, too. */
export const loadCountryLists = async () => (await import('./phones/country-lists.late.ts')).startCountryLists

function hasConditions(formId: string): boolean {
  const printed = readGlobal(CONDITIONS)
  return isRecord(printed) && isRecord(printed[formId]) && Object.keys(printed[formId]).length > 0
}

/** What a form needs besides the unit's own code. */
export interface Needs {
  readonly names: readonly PartName[]
  /** Their code. */
  readonly loads: readonly (() => Promise<{ readonly part: FormPart }>)[]
  /** Whether one of them has something to do on a page that nobody touches. */
  readonly isEager: boolean
}

/** Says which parts a form needs. */
export function needsOf(form: BuilderForm): Needs {
  const needed = PARTS.filter(({ isNeeded }) => isNeeded(form))
  return {
    names: needed.map(({ name }) => name),
    loads: needed.map(({ load }) => load),
    isEager: needed.some(({ isEager }) => isEager(form)),
  }
}
