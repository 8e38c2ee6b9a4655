import { attributeOf, invoke, listen, type Life } from '@tillkit/dom'
import { isRecord } from '@tillkit/platform'
import { attributes, PAGES_ENTRY } from '../anatomy.ts'

/** Where a form stood when an entry was made. */
interface Entry {
  readonly page: number
  /** The page of the entry before, where that is the form's, too. */
  readonly from?: number
}

/** A form's pages in the browser's history: its way back leads a page back. */
export interface PageHistory {
  /** The page of the present entry, if it has one: after a reload, or on the way back from another page of the shop. */
  present(): number | undefined
  /** Notes that the form has gone on: as an entry of its own. */
  push(from: number, to: number): void
  /** Notes that the form has gone back: to the entry before, where that is its page, or within the present one. */
  back(to: number): void
  /** Notes the page in the present entry. */
  replace(to: number): void
}

/** Joins a form to the history. @param shown told which page an entry is of, when the shopper has come to it */
export function createPageHistory(life: Life, form: HTMLFormElement, shown: (page: number) => void): PageHistory {
  const key = keyOf(form)
  const entry = (): Entry | undefined => entriesIn(history.state)[key]
  const stateWith = (its: Entry) => ({ ...Object(history.state), [PAGES_ENTRY]: { ...entriesIn(history.state), [key]: its } })
  // What others have put there may not be copied, and the browser limits how often it is written: the form goes on without it.
  const write = (how: 'pushState' | 'replaceState', its: Entry) => life.guard(() => history[how](stateWith(its), ''))()
  listen(life, window, 'popstate', () => {
    const its = entry()
    if (its) shown(its.page)
  })
  return {
    present: () => entry()?.page,
    push(from, to) {
      if (entry()?.page !== from) write('replaceState', { page: from })
      write('pushState', { page: to, from })
    },
    back(to) {
      if (entry()?.from === to) history.back()
      else write('replaceState', { page: to })
    },
    replace: (to) => write('replaceState', { page: to }),
  }
}

function entriesIn(state: unknown): Readonly<Record<string, Entry>> {
  const found = isRecord(state) ? state[PAGES_ENTRY] : undefined
  return isRecord(found) ? (found as Readonly<Record<string, Entry>>) : {}
}

/** What a form is known by on its page of the shop: the same form may stand there twice. */
function keyOf(form: HTMLFormElement): string {
  const id = attributeOf(form, attributes.formId)
  const twins = [...invoke(document, 'querySelectorAll', `form[${attributes.formId}="${CSS.escape(id)}"]`)]
  return `${id}/${Math.max(0, twins.indexOf(form))}`
}
