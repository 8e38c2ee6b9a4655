import { classNames } from '../support/class-names.ts'
import { Dialog, type DialogProps } from '../dialog/Dialog.tsx'

/** Options of a drawer: those of a dialog, and its side. */
export interface DrawerProps extends Omit<DialogProps, 'size' | 'role'> {
  /** The side of the window that it comes from; `start` and `end` follow the direction of the text. Default `end`. */
  readonly side?: 'start' | 'end' | 'bottom' | undefined
}

/** A dialog that comes from a side of the window and is as tall as it, or as wide: for carts, filters and menus. */
export function Drawer({ side = 'end', className, ...dialog }: DrawerProps) {
  return <Dialog {...dialog} className={classNames('tillkit-drawer', `tillkit-drawer--${side}`, className)} />
}
