import { attributeOf, type Life } from '@tillkit/dom'
import { adopt, adoptEach, derive, live, type Source } from '@tillkit/mount'
import { anatomy, attributes, classes } from './anatomy.ts'
import { choiceOf, isComplete, type Chosen } from './choice.model.ts'
import type { FormHost } from './context.ts'
import { attributeNameOf, choiceIn, knownOptions, selectsIn, wordsOf } from './form-parts.ts'
import { findMatches, narrow, optionState, type Offered, type OptionState } from './match.model.ts'
import type { FormState } from './store.ts'
import type { Variation } from './variation.schema.ts'

/** Keeps in each select what can be combined with the rest of the choice. Nothing is written where nothing has changed: focus and open lists survive. */
export function bindOptions(host: FormHost): void {
  const offered = derive(host.store, (state) => state.offered)
  live(host, anatomy.select, (select, life) => {
    if (!(select instanceof HTMLSelectElement)) return
    const options = knownOptions(select)
    // One within a group cannot be taken out without the group.
    const isFlat = options.every(({ option }) => option.parentNode === select)
    markOptions({ host, offered, life, select, isFlat })
    if (host.options.keepsOptions) nameOptions({ host, offered, life, select, isFlat })
    adopt(life, select, offered, (now) => {
      const gone = new Set(goneFrom(now, select, host.options.keepsOptions || !isFlat))
      const known = options.map(({ option }) => option)
      // A list to which others have added is theirs.
      const isOurs = [...select.options].every((option) => known.includes(option))
      return gone.size > 0 && isOurs ? { nodes: known.filter((option) => !gone.has(option)) } : {}
    })
  }, host.element)
}

/** What may be chosen now, by attribute: it is news once a round. */
type OfferedNow = FormState['offered']

/** A select whose options are marked. */
interface Marking {
  readonly host: FormHost
  readonly offered: Source<OfferedNow>
  readonly life: Life
  readonly select: HTMLSelectElement
  readonly isFlat: boolean
}

/** Marks options as the platform's script does: swatches read these classes. */
function markOptions({ host, offered, life, select, isFlat }: Marking): void {
  const byOption = new Map(knownOptions(select).map((known) => [known.option, known]))
  const partOf = (now: OfferedNow, option: HTMLOptionElement) => stateIn(now, select, byOption.get(option)?.value)
  const hides = !isFlat && !host.options.keepsOptions
  adoptEach(life, [...byOption.keys()], offered, partOf, (part) => part === undefined ? {} : {
    classes: { [classes.attached]: part !== 'gone', [classes.enabled]: part === 'enabled' },
    properties: { ...(part === 'disabled' || (part === 'gone' && hides) ? { disabled: true } : {}), ...(part === 'gone' && hides ? { hidden: true } : {}) },
  })
}

/** Names options that are kept though they cannot be combined with what is chosen. */
function nameOptions({ host: { element, t }, offered, life, select }: Marking): void {
  const byOption = new Map(knownOptions(select).map((known) => [known.option, known]))
  const nameOf = (now: OfferedNow, option: HTMLOptionElement) => {
    const known = byOption.get(option)
    if (!known || stateIn(now, select, known.value) !== 'gone') return undefined
    return t('notWith', { option: known.words, others: wordsBeside(element, choiceIn(element).data, attributeNameOf(select)) })
  }
  adoptEach(life, [...byOption.keys()], offered, nameOf, (text) => text === undefined ? {} : { text })
}

/** What becomes of an option, `undefined` where the list says nothing of its attribute. */
function stateIn(now: OfferedNow, select: HTMLSelectElement, value = ''): OptionState | undefined {
  const own = now?.get(attributeNameOf(select))
  return own && value !== '' ? optionState(own, value) : undefined
}

/** The options that have no place in a list at this moment. */
function goneFrom(now: OfferedNow, select: HTMLSelectElement, keepsOptions: boolean): HTMLOptionElement[] {
  const hidesNone = attributeOf(select, attributes.showsNone) === 'no' && isOffered(now, select, select.value)
  return knownOptions(select)
    .filter((known) => (known.value === '' ? hidesNone : !keepsOptions && stateIn(now, select, known.value) === 'gone'))
    .map(({ option }) => option)
}

const isOffered = (now: OfferedNow, select: HTMLSelectElement, value: string): boolean => stateIn(now, select, value) === 'enabled'

/**
 * Narrows the options to what the choice leaves.
 * @returns the selects that were emptied, since what was chosen there cannot be combined with the rest any more
 */
export function narrowOptions(host: FormHost, variations: readonly Variation[], chosen: Chosen): HTMLSelectElement[] {
  const { element, store } = host
  store.setState({ offered: narrowKeeping(variations, chosen) })
  return selectsIn(element).filter((select) => {
    const wanted = chosen[attributeNameOf(select)] ?? ''
    const held = wanted === '' || isOffered(store.getState().offered, select, wanted) ? wanted : ''
    if (select.value !== held) select.value = held
    return held !== wanted
  })
}

/**
 * Narrows the options. A whole choice that no variation fits stays in the lists, so that the shopper sees what it is and may change either
 * part; only what no variation has at all goes.
 */
function narrowKeeping(variations: readonly Variation[], chosen: Chosen): ReadonlyMap<string, Offered> {
  const offered = narrow(variations, chosen)
  if (!isComplete(choiceOf(chosen)) || findMatches(variations, chosen).length > 0) return offered
  const anywhere = narrow(variations, Object.fromEntries(Object.keys(chosen).map((name) => [name, ''])))
  return new Map([...offered].map(([name, own]) => {
    const value = chosen[name] ?? ''
    const all = anywhere.get(name)
    if (!all || optionState(all, value) !== 'enabled') return [name, own]
    return [name, { ...own, attached: new Set([...own.attached, value]), enabled: new Set([...own.enabled, value]) }]
  }))
}

/** The words of what is chosen beside one attribute: "Blue, 57x57". */
export function wordsBeside(form: Element, chosen: Chosen, name: string): string {
  return selectsIn(form)
    .filter((select) => attributeNameOf(select) !== name && chosen[attributeNameOf(select)])
    .map((select) => wordsOf(select, chosen[attributeNameOf(select)] ?? ''))
    .join(', ')
}
