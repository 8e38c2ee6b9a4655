import { reactPart } from '@tillkit/ui'
import { useStore } from 'zustand'
import type { PanelHost } from '../bind/context.ts'

/** Draws "Undo" beside Clear all, until something else is chosen. */
export const undoClear = reactPart<PanelHost['config'], PanelHost['store']>((host) => <UndoClear host={host} />)

function UndoClear({ host }: { host: PanelHost }) {
  const isThere = useStore(host.store, ({ undo }) => undo?.panel === host.config.id)
  if (!isThere) return null
  return (
    <button type="button" className="tillkit-filters-undo" onClick={host.guard(() => host.store.undo())}>
      {host.say('undo')}
    </button>
  )
}
