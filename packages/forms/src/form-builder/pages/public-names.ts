import type { FormContext } from '../context.ts'
import { addToPublicNames, elementOf, formElementOf } from '../public-object.ts'
import { refusalOf } from '../answer.ts'
import { isRecord } from '@tillkit/platform'
import type { Pages } from './change-page.ts'
import { showErrorPage } from './error-pages.ts'
import { targetOf } from './pages.model.ts'
import { readPages } from './read-pages.ts'

/** A form of several pages that scripts of others may lead through. */
interface PagedForm {
  readonly context: FormContext
  readonly pages: Pages
}

const paged = new WeakMap<HTMLFormElement, PagedForm>()

/** Lets scripts of others lead through a form's pages by the builder's functions. */
export function enterPages(context: FormContext, pages: Pages): void {
  const { life, root } = context
  const form = { context, pages }
  paged.set(root, form)
  life.onEnd(() => paged.get(root) === form && paged.delete(root))
  addToPublicNames(life, NAMES)
}

const formOf = (given: unknown): PagedForm | undefined => {
  const element = formElementOf(given)
  return element && paged.get(element)
}

const NAMES = {
  /** From a page to the next, or back, without a check. */
  navigateToPage: (button: unknown, action: unknown, page: unknown) => {
    const form = formOf(button)
    if (!form) return
    const step = action === 'prev' ? 'prev' : 'next'
    const to = targetOf(readPages(form.pages.all), Number(page), step)
    if (to !== undefined) form.pages.change({ to, step })
  },
  /** To the page on which something is wrong, by what the server has answered. */
  setCurrentPage: (given: unknown, answer: unknown) => {
    const form = formOf(given)
    if (form) showErrorPage(form.context, form.pages, refusalOf(isRecord(answer) ? answer['data'] : undefined))
  },
  isEmptyPage: (given: unknown) => {
    const element = elementOf(given)
    const pages = formOf(given)?.pages.all ?? []
    return readPages(pages.filter(({ element: page }) => page === element)).some(({ isEmpty }) => isEmpty)
  },
}
