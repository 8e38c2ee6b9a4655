import { reactPart } from '@tillkit/ui'
import { useStore } from 'zustand'
import type { MiniCartHost } from '../bind/host.ts'
import { undoRemoval } from '../lazy/undo-removal.ts'
import { ours } from '../mini-cart.anatomy.ts'
import type { Config } from '../mini-cart.read.ts'
import type { MiniCartStore, PanelKind } from '../mini-cart.store.ts'

/** "“Till rolls” was removed. Undo", below the heading of the side cart. */
export const undoInSide = reactPart<Config, MiniCartStore>((host) => <UndoNotice host={host} place="side" />)

/** The same, in the dropdown. */
export const undoInDropdown = reactPart<Config, MiniCartStore>((host) => <UndoNotice host={host} place="dropdown" />)

function UndoNotice({ host, place }: { host: MiniCartHost; place: PanelKind }) {
  const undo = useStore(host.store, (state) => state.undo)
  if (!undo?.isReady || undo.place !== place) return null
  return (
    <p className={ours.undo}>
      <span>{host.say('removed', { name: undo.name })}</span>{' '}
      <button type="button" onClick={() => void undoRemoval(host.store.work.context)}>
        {host.say('undo')}
      </button>
    </p>
  )
}
