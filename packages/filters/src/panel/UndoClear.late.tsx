import { reactPart } from '@tillkit/ui'
import { useStore } from 'zustand'
import type { PanelHost } from './context.ts'
import { anatomy } from '../filters.anatomy.ts'

/** Draws "Undo" beside Clear all, until something else is chosen. */
export const undoClear = reactPart<PanelHost>((host) => <UndoClear host={host} />)

function UndoClear({ host }: { host: PanelHost }) {
  const isThere = useStore(host.store, ({ undo }) => undo?.panel === host.config.id)
  if (!isThere) return null
  const undo = () => {
    // The keyboard would be lost with the button that it is on: it goes to the one beside.
    host.element.querySelector<HTMLElement>(anatomy.clearButton)?.focus({ preventScroll: true })
    host.store.undo()
  }
  return (
    <button type="button" className="tillkit-filters-undo" onClick={host.guard(undo)}>
      {host.t('undo')}
    </button>
  )
}
