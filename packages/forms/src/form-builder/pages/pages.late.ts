import type { FormContext, FormPart } from '../context.ts'
import { createPages } from './change-page.ts'
import { followIndicator, isNavigable } from './clickable-indicator.ts'
import { showEntryPreviews } from './entry-preview.bind.ts'
import { followErrors } from './error-pages.ts'
import { showIndicator } from './indicator.bind.ts'
import { pageOf, pagesIn } from './read-pages.ts'
import { enterPages } from './public-names.ts'
import { restorePage } from './restore-page.ts'
import { showPages } from './show-pages.ts'
import { followSteps } from './steps.bind.ts'

function bindPages(context: FormContext): void {
  const all = pagesIn(context.root)
  const pages = createPages(context, all)
  showPages(context, pages)
  showIndicator(context, pages)
  followSteps(context, pages)
  followErrors(context, pages)
  showEntryPreviews(context, pages)
  enterPages(context, pages)
  if (pages.remembered !== undefined) restorePage(context, pages, pages.remembered)
  if (isNavigable(context)) followIndicator(context, pages)
  // What stands on another page was checked when that was left.
  else context.skip(context.life, ({ shell }) => (pageOf(all, shell) ?? pages.store.getState().current) !== pages.store.getState().current)
}

/** Forms of several pages. */
export const part: FormPart = { name: 'pages', bind: bindPages, isLasting: true }
