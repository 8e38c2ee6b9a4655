import type { Step } from './anatomy.ts'

/** A page of a form. Pages are counted from 1. */
export interface FormPage {
  readonly number: number
  /** Whether there is nothing on it by now. Of the first and the last that is not asked. */
  readonly isEmpty: boolean
}

/**
 * The page that a step leads to: empty ones are passed over.
 * @returns `undefined` where there is none
 */
export function targetOf(pages: readonly FormPage[], from: number, step: Step): number | undefined {
  const ahead = step === 'next' ? pages.filter(({ number }) => number > from) : pages.filter(({ number }) => number < from).reverse()
  const last = pages.at(-1)?.number
  return ahead.find(({ number, isEmpty }) => !isEmpty || number === 1 || number === last)?.number
}

/** What the server says of a form that it has refused. */
export interface RefusedPages {
  /** Pages on which something is wrong. */
  readonly withErrors: readonly number[]
  /** Where the server's words on the form as a whole stand: `header`, `footer`, `recaptcha`. */
  readonly general: readonly string[]
}

/**
 * The page on which a shopper reads what is wrong: the first with a field that is; else the first of all, where words on the form stand.
 * @returns `undefined` for the one that she is on: the captcha's box stands beneath the last
 */
export function errorPage({ withErrors, general }: RefusedPages): number | undefined {
  if (general.includes('footer')) return 1
  const [first] = [...withErrors].sort((one, other) => one - other)
  return first ?? (general.includes('recaptcha') ? undefined : 1)
}

/** How far a form is, in per cent, to three decimals. */
export const progressOf = (page: number, pages: number): number => Math.round((page / pages) * 100_000) / 1000

/** A step in the page's words: `Step 2 of 3`. @param pattern with `{current}` and `{total}` */
export const stepText = (pattern: string, current: number, total: number): string => pattern.replace('{current}', String(current)).replace('{total}', String(total))

/** A step with the title of its page, if that has one: `Delivery. Step 2 of 3`. */
export const titledStep = (title: string, step: string): string => (title ? `${title}. ${step}` : step)
