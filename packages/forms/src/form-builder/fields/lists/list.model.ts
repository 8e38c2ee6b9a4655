/** An option of a list, as it stands in it. */
export interface ListOption {
  readonly value: string
  readonly label: string
  readonly isChosen: boolean
  /** Whether it cannot be chosen. */
  readonly isOff: boolean
  /** Whether it only says what is to be chosen. */
  readonly isPlaceholder: boolean
}

/** A modern list as it stands on the page. */
export interface ListState {
  readonly options: readonly ListOption[]
  readonly takesSeveral: boolean
  /** How many may be chosen; 0: any number. */
  readonly limit: number
  /** Whether it cannot be changed: switched off, or locked. */
  readonly isOff: boolean
  readonly isRequired: boolean
  readonly isInvalid: boolean
  /** The ids of what is said of it. */
  readonly describedBy: string | null
  /** Whether what is chosen of a list for one may be taken back. */
  readonly removes: boolean
}

/** What is offered when a list is opened. */
export interface OfferedOption {
  readonly value: string
  readonly label: string
  readonly disabled: boolean
}

/** What is chosen, as far as it is a choice. */
export const chosenOf = ({ options }: Pick<ListState, 'options'>): readonly ListOption[] => options.filter(({ isChosen, isPlaceholder }) => isChosen && !isPlaceholder)

/** What asks for a choice: the placeholder's words, where these are not those of the first choice, which older releases print there. */
export function placeholderOf({ options }: Pick<ListState, 'options'>): string {
  const label = options.find(({ isPlaceholder }) => isPlaceholder)?.label ?? ''
  return options.some((option) => !option.isPlaceholder && option.label === label) ? '' : label
}

/**
 * What may be chosen. Of a list for several nothing more once its limit is reached; of a list for one, where it may stay empty, also nothing again.
 * @param nothing what nothing is called where the list has no words for it
 */
export function offeredBy(list: ListState, nothing: string): readonly OfferedOption[] {
  const chosen = chosenOf(list)
  const isFull = list.takesSeveral && list.limit > 0 && chosen.length >= list.limit
  const choices = list.options.filter(({ isPlaceholder }) => !isPlaceholder)
  const offered = choices.map(({ value, label, isOff, isChosen }) => ({ value, label, disabled: isOff || (isFull && !isChosen) }))
  const empty = list.options.find(({ isPlaceholder }) => isPlaceholder)
  const mayBeEmpty = empty && !list.takesSeveral && !list.isRequired && list.removes && chosen.length > 0
  return mayBeEmpty ? [{ value: empty.value, label: placeholderOf(list) || nothing, disabled: false }, ...offered] : offered
}
