import { accepts, invoke, type Life } from '@tillkit/dom'
import { pageJQuery } from '@tillkit/platform'
import { boundForm } from '../../bound-forms.ts'
import { attributes, INSTANCE } from './anatomy.ts'
import type { List } from './list.ts'
import type { ListsHost } from './lists.context.ts'
import { isPlaceholder } from './read-list.ts'

/** What of jQuery keeps the instance. */
interface DataSet {
  data(name: string, value?: unknown): unknown
  removeData(name: string): unknown
}

const dataOf = (select: HTMLSelectElement): DataSet | undefined => pageJQuery()?.(select) as unknown as DataSet | undefined

/** Whether somebody else has made a list of it: with the plugin's own library. */
export const isTaken = (select: HTMLSelectElement): boolean => Boolean(dataOf(select)?.data(INSTANCE))

/** Leaves at a list what scripts of others look for there, where the page has jQuery. */
export function leaveInstance(host: ListsHost, life: Life, list: List): void {
  const instance = instanceOf(host, list)
  dataOf(list.select)?.data(INSTANCE, instance)
  life.onEnd(() => {
    const kept = dataOf(list.select)
    if (kept?.data(INSTANCE) === instance) kept.removeData(INSTANCE)
  })
}

/** One choice, as the plugin's library tells of it. */
interface Choice {
  readonly value: string
  readonly label: string
  readonly selected: boolean
  readonly disabled: boolean
  readonly placeholder: boolean
  readonly customProperties: string | null
}

/** The functions that others call, on the list of the server's: as with the library, none of them raises `change`. */
function instanceOf(host: ListsHost, list: List) {
  const { select } = list
  const chosen = () => choicesIn(list).filter(({ selected }) => selected)
  const show = (open: List | null) => host.store.setState((state) => (open || state.open === list ? { open } : {}))
  const after = (work: (...given: readonly unknown[]) => void) => (...given: readonly unknown[]): unknown => {
    work(...given)
    list.look()
    // What follows from a value (conditions, a total) follows at once.
    boundForm(select.form)?.context().form.look()
    return instance
  }
  const instance = {
    config: { get choices() { return choicesIn(list) } },
    passedElement: { element: select },
    containerOuter: { element: list.box },
    getValue: (valuesOnly: unknown = false) => {
      const all = valuesOnly ? chosen().map(({ value }) => value) : chosen()
      return select.multiple ? all : all[0]
    },
    removeActiveItems: after(() => clear(select)),
    setChoiceByValue: after((given) => choose(select, (Array.isArray(given) ? given : [given]).map(String))),
    showDropdown: after(() => list.store.getState().isOff || show(list)),
    hideDropdown: after(() => show(null)),
    disable: after(() => void (select.disabled = true)),
    enable: after(() => void (select.disabled = false)),
  }
  return instance
}

const choicesIn = ({ select }: List): readonly Choice[] => [...select.options].map((option) => ({
  value: option.value,
  label: option.text,
  selected: option.selected,
  disabled: option.disabled,
  placeholder: isPlaceholder(option),
  customProperties: invoke(option, 'getAttribute', attributes.details),
}))

/** Of a list for one that is its placeholder, or nothing. */
function clear(select: HTMLSelectElement): void {
  const empty = [...select.options].findIndex(({ value }) => value === '')
  if (!select.multiple) select.selectedIndex = empty
  else for (const option of select.options) option.selected = false
}

function choose(select: HTMLSelectElement, values: readonly string[]): void {
  if (!select.multiple) {
    const [value] = values
    if (value !== undefined && accepts(select, value)) select.value = value
  } else for (const option of select.options) if (values.includes(option.value) && option.value !== '') option.selected = true
}
