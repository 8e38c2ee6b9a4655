import { invoke } from '@tillkit/dom'
import type { Refusal } from '../answer.ts'
import type { FormContext } from '../context.ts'
import { anatomy } from './anatomy.ts'
import type { Pages } from './change-page.ts'
import { errorPage } from './pages.model.ts'
import { pageOf } from './read-pages.ts'

/** Shows the page on which something is wrong: where the server says so, and where somebody is led to a field. */
export function followErrors(context: FormContext, pages: Pages): void {
  const { life } = context
  context.onAnswer(life, (answer) => {
    if (answer.kind === 'refused') showErrorPage(context, pages, answer)
  })
  context.onReach(life, (element) => {
    const to = pageOf(pages.all, element)
    if (to !== undefined) pages.change({ to, entry: 'replace', leads: false })
  })
}

/** Shows the page on which the server has found something wrong; the one where its words on the form stand if it is none of the fields. */
export function showErrorPage({ root }: FormContext, pages: Pages, { general }: Pick<Refusal, 'general'>): void {
  const wrong = [...invoke(root, 'querySelectorAll', anatomy.invalidField)]
  const to = errorPage({
    withErrors: wrong.flatMap((field) => pageOf(pages.all, field) ?? []),
    general: Object.keys(general).map((key) => key.replace(/_styled$/, '')),
  })
  if (to !== undefined) pages.change({ to, entry: 'replace', leads: false })
}
