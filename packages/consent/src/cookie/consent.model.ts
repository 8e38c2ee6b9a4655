import type { Category, Law } from './category.ts'

/** What a visitor has said, as the plugin's cookie holds it. */
export interface Consent {
  /** Names the visitor's consent in the shop's records. */
  readonly id: string
  /** Whether consent was given at all: false on the first view and after a rejection. */
  readonly isGiven: boolean
  /** Whether the visitor has chosen; until then the banner asks. */
  readonly hasChosen: boolean
  /** What is allowed, by the slugs of the page's categories. */
  readonly choices: Readonly<Record<string, boolean>>
}

/** What is said to others of a choice. */
export interface Decisions {
  readonly accepted: readonly string[]
  readonly rejected: readonly string[]
}

/** What the first view goes by. */
export interface FirstView {
  readonly categories: readonly Category[]
  readonly law: Law
  /** Whether the browser asks not to sell or share (Global Privacy Control). */
  readonly hasSignal: boolean
  readonly id: string
}

/** What counts before the visitor has chosen: each category by its own setting (bug 14), and nothing optional against the browser's signal. */
export function firstView({ categories, law, hasSignal, id }: FirstView): Consent {
  return {
    id,
    isGiven: false,
    hasChosen: false,
    choices: choicesBy(categories, ({ isNecessary, byDefault }) => isNecessary || (byDefault[law] && !hasSignal)),
  }
}

/** Everything is allowed. */
export function acceptAll(consent: Consent, categories: readonly Category[]): Consent {
  return { ...consent, isGiven: true, hasChosen: true, choices: choicesBy(categories, () => true) }
}

/** Only what is necessary is allowed. */
export function rejectAll(consent: Consent, categories: readonly Category[]): Consent {
  return { ...consent, isGiven: false, hasChosen: true, choices: choicesBy(categories, ({ isNecessary }) => isNecessary) }
}

/** What is necessary, and what is ticked, is allowed. */
export function saveTicked(consent: Consent, categories: readonly Category[], ticked: Readonly<Record<string, boolean>>): Consent {
  const choices = choicesBy(categories, ({ slug, isNecessary }) => isNecessary || ticked[slug] === true)
  return { ...consent, isGiven: true, hasChosen: true, choices }
}

/**
 * What the box "do not sell or share" says. Ticked, only what is necessary or sells nothing is allowed; else everything is, but where the
 * law of the page asks before: there a box that nobody has ticked allows nothing more.
 */
export function saveOptOut(consent: Consent, { categories, law }: Pick<FirstView, 'categories' | 'law'>, isOptedOut: boolean): Consent {
  const allows = ({ isNecessary, byDefault }: Category) => isNecessary || (isOptedOut ? byDefault.ccpa : law === 'ccpa' || byDefault.gdpr)
  return { ...consent, isGiven: true, hasChosen: true, choices: choicesBy(categories, allows) }
}

/** Who closes the banner has answered it, and what counts stays. */
export const closeBanner = (consent: Consent): Consent => ({ ...consent, hasChosen: true })

/** Whether the visitor has opted out: something that may be sold is refused. */
export function isOptedOut({ choices }: Consent, categories: readonly Category[]): boolean {
  return categories.some(({ slug, isNecessary, byDefault }) => !isNecessary && !byDefault.ccpa && choices[slug] !== true)
}

/** The slugs that are allowed, and those that are not, in the page's order. */
export function decisionsOf({ choices }: Consent, categories: readonly Category[]): Decisions {
  const slugs = categories.map(({ slug }) => slug)
  return { accepted: slugs.filter((slug) => choices[slug] === true), rejected: slugs.filter((slug) => choices[slug] !== true) }
}

/** What the page has been told of before and what of now differ in: whether anybody has to be told. */
export function isSameConsent(one: Consent, other: Consent): boolean {
  const slugs = Object.keys({ ...one.choices, ...other.choices })
  return one.hasChosen === other.hasChosen && one.isGiven === other.isGiven && slugs.every((slug) => one.choices[slug] === other.choices[slug])
}

function choicesBy(categories: readonly Category[], allows: (category: Category) => boolean): Record<string, boolean> {
  return Object.fromEntries(categories.map((category) => [category.slug, allows(category)]))
}
