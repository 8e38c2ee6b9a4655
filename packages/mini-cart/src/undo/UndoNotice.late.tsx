import { Notice, reactPart } from '@tillkit/ui'
import { useStore } from 'zustand'
import type { MouseEvent } from 'react'
import { keepKeyboard } from '../lines/keep-keyboard.ts'
import { ours } from '../mini-cart.anatomy.ts'
import type { PanelKind } from '../mini-cart.state.ts'
import type { PanelHost } from '../requests/context.ts'

/** "“Till rolls” was removed. Undo", below the heading of the side cart. */
export const undoInSide = reactPart<PanelHost>((host) => <UndoNotice host={host} place="side" />)

/** The same, in the dropdown. */
export const undoInDropdown = reactPart<PanelHost>((host) => <UndoNotice host={host} place="dropdown" />)

function UndoNotice({ host, place }: { host: PanelHost; place: PanelKind }) {
  const undo = useStore(host.store, (state) => state.undo)
  if (!undo?.isReady || undo.place !== place) return null
  const undoRemoval = host.guard(({ currentTarget }: MouseEvent) => {
    keepKeyboard(host, currentTarget, undo.key)
    host.store.work.undo()
  })
  // The page's announcer has said it.
  return (
    <Notice tone="success" live="none" className={ours.undo} action={{ label: host.t('undo'), onClick: undoRemoval }}>
      {host.t('removed', { name: undo.name })}
    </Notice>
  )
}
