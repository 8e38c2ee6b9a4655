import type { BuilderFault, CheckoutFault, DisplayType, FormFault, Generation } from '@tillkit/fixtures'
import { BUILDER_FAULTS, CHECKOUT_FAULTS, DISPLAY_TYPES, FORM_FAULTS, GENERATIONS } from '@tillkit/fixtures'

/** The two looks of the shop. */
export const THEMES = ['plain', 'hostile'] as const
export type Theme = (typeof THEMES)[number]

/**
 * How the shop answers a variation's tiers: at once, after a pause, with a fault, with nothing, not at all, or
 * in the wrong order (every other answer is late, so that the later question is answered first).
 */
export const ANSWERS = ['normal', 'slow', 'fail', 'empty', 'never', 'swapped'] as const
export type AnswerMode = (typeof ANSWERS)[number]

/**
 * Whose script the form for options has: ours, or a stand-in for the platform's, which shows a variation 300 ms after it was found (as it
 * does today) or together (as older releases did).
 */
export const TIMINGS = ['ours', 'delayed', 'together'] as const
export type Timing = (typeof TIMINGS)[number]

/** What the header has for a cart: the platform's own, or the shop module's side cart, dropdown, or both. */
export const CARTS = ['classic', 'side', 'dropdown', 'both'] as const
export type HeaderCart = (typeof CARTS)[number]

/** What may go wrong at the checkout. */
export const FAULTS = Object.keys(CHECKOUT_FAULTS) as CheckoutFault[]
/** What may go wrong with a form of the theme's. */
export const FORMS_FAULTS = Object.keys(FORM_FAULTS) as FormFault[]
/** What may go wrong with a form of the form builder's. */
export const BUILDER_FORMS_FAULTS = Object.keys(BUILDER_FAULTS) as BuilderFault[]

/** What a visitor of the demo has chosen. Every link carries it, so that it stays while one clicks through. */
export interface View {
  /** Whose markup the server prints. Default `5.4`. */
  readonly generation: Generation
  readonly theme: Theme
  /** Whether the shop has the premium licence: clickable tiers, totals. Default false. */
  readonly premium: boolean
  /** Shows every product in this layout; null (default) leaves each its own. */
  readonly layout: DisplayType | null
  readonly answer: AnswerMode
  readonly timing: Timing
  readonly cart: HeaderCart
  /** What goes wrong with the next order or form; null (default) nothing. */
  readonly fault: CheckoutFault | FormFault | BuilderFault | null
  /** Whether pages have jQuery. Default true, as in every shop of the platform. */
  readonly jquery: boolean
  /** Whether the platform's own checkout script is live, which a stand-in plays. Default false. */
  readonly legacy: boolean
  /** False: the server's page alone. Default true. */
  readonly tillkit: boolean
}

export const DEFAULT_VIEW: View = {
  generation: '5.4',
  theme: 'plain',
  premium: false,
  layout: null,
  answer: 'normal',
  timing: 'ours',
  cart: 'classic',
  fault: null,
  jquery: true,
  legacy: false,
  tillkit: true,
}

/** Reads a page's query; what it does not know counts as not said. */
export function viewOf(query: URLSearchParams): View {
  const pick = <T extends string>(name: string, known: readonly T[], fallback: T): T =>
    known.find((value) => value === query.get(name)) ?? fallback
  return {
    generation: pick('generation', GENERATIONS, DEFAULT_VIEW.generation),
    theme: pick('theme', THEMES, DEFAULT_VIEW.theme),
    premium: query.get('premium') === 'yes',
    layout: DISPLAY_TYPES.find((value) => value === query.get('layout')) ?? null,
    answer: pick('answer', ANSWERS, DEFAULT_VIEW.answer),
    timing: pick('timing', TIMINGS, DEFAULT_VIEW.timing),
    cart: pick('basket', CARTS, DEFAULT_VIEW.cart),
    fault: [...FAULTS, ...FORMS_FAULTS, ...BUILDER_FORMS_FAULTS].find((value) => value === query.get('fault')) ?? null,
    jquery: query.get('jquery') !== 'off',
    legacy: query.get('legacy') === 'on',
    tillkit: query.get('tillkit') !== 'off',
  }
}

/** The query that brings a view back, beginning with `?`; empty for the default view. */
export function queryOf(view: View): string {
  const query = new URLSearchParams()
  if (view.generation !== DEFAULT_VIEW.generation) query.set('generation', view.generation)
  if (view.theme !== DEFAULT_VIEW.theme) query.set('theme', view.theme)
  if (view.premium) query.set('premium', 'yes')
  if (view.layout) query.set('layout', view.layout)
  if (view.answer !== DEFAULT_VIEW.answer) query.set('answer', view.answer)
  if (view.timing !== DEFAULT_VIEW.timing) query.set('timing', view.timing)
  if (view.cart !== DEFAULT_VIEW.cart) query.set('basket', view.cart)
  if (view.fault) query.set('fault', view.fault)
  if (!view.jquery) query.set('jquery', 'off')
  if (view.legacy) query.set('legacy', 'on')
  if (!view.tillkit) query.set('tillkit', 'off')
  const text = query.toString()
  return text === '' ? '' : `?${text}`
}

/** The address of a page of the shop in this view. */
export function href(view: View, path: string, change: Partial<View> = {}): string {
  return path + queryOf({ ...view, ...change })
}
