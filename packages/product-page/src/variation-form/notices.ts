import { type EndableLife, listen } from '@tillkit/dom'
import { createFailureLines, goToField, h, tryAgain, type Failure } from '@tillkit/ui/plain'
import { anatomy, classes } from './anatomy.ts'
import type { Chosen } from './choice.model.ts'
import type { FormHost } from './context.ts'
import { sendChange, singleIn } from './form-events.ts'
import { knownOptions, partsIn, selectOf, selectsIn, wordsOf } from './form-parts.ts'
import { wordsBeside } from './options.bind.ts'
import type { Lowered } from './quantity.ts'
import type { Variation } from './variation.schema.ts'
import { waysOut, type WayOut } from './way-out.model.ts'

/** What is said in a form. A line goes with the next choice. */
export interface Notices {
  /** The button was pressed and cannot be: why, and the focus to what is to be chosen. */
  refuse(why: 'select' | 'unavailable'): void
  /** No variation fits; with the list, what else would. */
  noMatch(chosen: Chosen, variations: readonly Variation[] | null): void
  /** What is chosen is sold out: what else is in stock. */
  soldOut(chosen: Chosen, variations: readonly Variation[] | null): void
  /** More was typed than can be had. */
  lowered(lowered: Lowered): void
  /** The shop could not be asked. */
  failed(retry: () => void): void
  /** Options were emptied for one that cannot be combined with them. */
  emptied(text: string): void
  clear(): void
}

type Line = 'refused' | 'choice' | 'quantity'
const LINES: readonly Line[] = ['refused', 'choice', 'quantity']

/** Makes what speaks in a form. Plain nodes: each has to be there in the task of the choice or press that it answers, and holds no state. */
export function createNotices(host: FormHost): Notices {
  const { element, config: { texts }, t } = host
  const lines = createFailureLines<Line>(host)
  const show = (line: Line, failure: Pick<Failure, 'words' | 'add'>, className: string = classes.notice) =>
    lines.show(line, { role: 'alert', className, place: { position: 'after', anchor: anchorOf(element, line) }, ...failure })
  const others = (chosen: Chosen, variations: readonly Variation[] | null) =>
    waysOut(variations ?? [], chosen, (name) => optionValues(selectOf(element, name)))
  return {
    clear: () => LINES.forEach(lines.clear),
    refuse(why) {
      show('refused', { words: texts[why] })
      const empty = selectsIn(element).find((select) => select.value === '')
      if (empty) focusChoice(empty)
    },
    noMatch(chosen, variations) {
      const ways = others(chosen, variations)
      const words = [texts.noMatch, ...(variations && ways.length > 0 ? [sayNotMade(host, chosen, ways)] : [])].join(' ')
      show('choice', { words, add: buttonsFor(host, ways, variations === null ? undefined : chosen) }, classes.noMatch)
    },
    soldOut(chosen, variations) {
      const ways = others(chosen, variations)
      if (ways.length > 0) show('choice', { words: t('soldOut', { choice: wordsBeside(element, chosen, '') }), add: buttonsFor(host, ways) })
    },
    lowered: ({ typed, most }) => show('quantity', { words: t('most', { count: most, typed }) }),
    failed(retry) {
      const goOn = () => focusChoice(selectsIn(element).at(-1) ?? element)
      show('choice', { words: t('failed'), add: tryAgain({ label: t('tryAgain'), act: retry, goOn }) })
    },
    emptied: (words) => show('choice', { words }),
  }
}

/** What of the choice is said below what is shown of it, the rest below the button. */
function anchorOf(form: HTMLElement, line: Line): Element {
  const single = singleIn(form)
  const place = line === 'choice' ? (single === form ? undefined : single) : partsIn(form, anatomy.addToCart)[0]
  return place ?? partsIn(form, anatomy.button)[0] ?? form
}

const optionValues = (select: HTMLSelectElement | undefined): string[] => (select ? knownOptions(select).map(({ value }) => value) : [])

/** "Blue is not made with 80x80. Yellow is." */
function sayNotMade({ element, t }: FormHost, chosen: Chosen, ways: readonly WayOut[]): string {
  const [first] = ways
  if (!first) return ''
  const select = selectOf(element, first.name)
  const said = { value: wordsOf(select, chosen[first.name] ?? ''), others: wordsBeside(element, chosen, first.name) }
  return ways.length > 1 ? t('notMadeOthers', said) : t('notMade', { ...said, other: wordsOf(select, first.value) })
}

/** Adds a button for each way out; where there is none, one that takes the choice back. */
function buttonsFor(host: FormHost, ways: readonly WayOut[], cleared?: Chosen): NonNullable<Failure['add']> {
  const { element, t } = host
  return (line, own) => {
    for (const { name, value } of ways) {
      const select = selectOf(element, name)
      if (select) addButton(line, own, { label: t('choose', { value: wordsOf(select, value) }), press: () => chooseOption(select, value) })
    }
    const [link] = partsIn(element, anatomy.resetLink)
    if (ways.length === 0 && cleared !== undefined && link) addButton(line, own, { label: t('clear'), press: () => link.click() })
  }
}

function addButton(line: HTMLElement, own: EndableLife, { label, press }: { readonly label: string; readonly press: () => void }): void {
  const button = h('button', { type: 'button', class: 'button' }, label)
  line.append(' ', button)
  listen(own, button, 'click', press)
}

/** Chooses an option as a shopper does, and leaves the focus there. */
function chooseOption(select: HTMLSelectElement, value: string): void {
  select.value = value
  focusChoice(select)
  sendChange(select)
}

/** Gives the focus to a select; where a plugin hides that behind controls of its own, to the first of these. */
export function focusChoice(choice: HTMLElement): void {
  goToField(choice)
  const row = choice.closest('tr')
  if (document.activeElement !== choice && row) goToField(row)
}
