import { dispatchChange } from '@tillkit/dom'
import type { Host } from '@tillkit/mount'
import { ChipList, reactPart } from '@tillkit/ui'
import { useStore } from 'zustand'
import type { messages } from '../../messages.ts'
import { classes, own } from './anatomy.ts'
import type { List } from './list.ts'

type ChipsHost = Pick<Host<List, unknown, typeof messages>, 'config' | 't' | 'report'>

/** What is chosen of a list for several. */
export const chips = reactPart<ChipsHost>((host) => <Chips host={host} />)

function Chips({ host: { config: list, t } }: { readonly host: ChipsHost }) {
  const { isOff } = useStore(list.store)
  return (
    <ChipList
      chips={list.chosen().map(({ value, label }) => ({ id: value, label }))}
      labels={{ list: list.name(), remove: (item) => t('removeChoice', { item }) }}
      onRemove={isOff ? undefined : (value) => remove(list, value)}
      focusAfter={() => list.opener}
      className={`${classes.chips} ${own.chips}`}
      chipClass={classes.chip}
    />
  )
}

function remove({ select }: List, value: string): void {
  for (const option of select.options) if (option.value === value) option.selected = false
  dispatchChange(select)
}
