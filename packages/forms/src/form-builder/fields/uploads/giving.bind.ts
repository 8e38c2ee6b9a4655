import { clickByKey, type EndableLife, invoke, type Life, listen, nearest } from '@tillkit/dom'
import { adoptAs, SLOT } from '@tillkit/mount'
import { anatomy, classes } from './anatomy.ts'
import { bringsFiles, filesGiven } from './given-files.ts'
import type { Given } from './uploads.store.ts'

/** Where files are given to a field. */
export interface Giving {
  /** What they are dropped on, and is pressed. */
  readonly uploader: HTMLElement
  /** What holds their list: the keyboard's place. */
  readonly input: HTMLElement
  /** Opens the window for choosing. */
  readonly choose: () => void
  readonly give: (files: readonly Given[]) => void
}

/** Takes files by a press, the keyboard, a drag or a paste. */
export function followGiving(life: Life, { uploader, input, choose, give }: Giving): void {
  const shell = nearest(uploader, anatomy.field) ?? uploader
  const isLocked = () => invoke(shell, 'matches', anatomy.locked)
  const open = () => void (isLocked() || choose())
  const take = (transfer: DataTransfer | null): boolean => {
    const files = isLocked() ? [] : filesGiven(transfer)
    if (files.length > 0) give(files)
    return files.length > 0
  }
  adoptAs(life, uploader, { classes: { [classes.canPress]: true } })
  listen<MouseEvent>(life, uploader, 'click', (event) => {
    // What is listed has buttons of its own, which may have gone with their press.
    if (!event.composedPath().some((one) => one instanceof Element && invoke(one, 'matches', SLOT))) open()
  })
  listen<KeyboardEvent>(life, input, 'keydown', (event) => void clickByKey(event, input))
  // A press of the field's label comes here, too, and the keys above.
  listen(life, input, 'click', (event) => {
    event.stopPropagation()
    open()
  })
  listen<ClipboardEvent>(life, shell, 'paste', (event) => take(event.clipboardData) && event.preventDefault())
  followDrags(life, uploader, take)
  showFocus(life, uploader, input)
}

/** Files that are dragged over the field may be dropped there; those that miss it are not opened by the browser, in place of the page. */
function followDrags(life: Life, uploader: Element, take: (transfer: DataTransfer | null) => boolean): void {
  let over: EndableLife | undefined
  const end = () => {
    over?.end()
    over = undefined
  }
  for (const type of ['dragenter', 'dragover']) {
    listen<DragEvent>(life, uploader, type, (event) => {
      if (!bringsFiles(event)) return
      event.preventDefault()
      if (event.dataTransfer) event.dataTransfer.dropEffect = 'copy'
      if (over) return
      over = life.branch()
      adoptAs(over, uploader, { classes: { [classes.dragged]: true } })
    })
  }
  listen<DragEvent>(life, uploader, 'dragleave', ({ relatedTarget }) => {
    if (!(relatedTarget instanceof Node) || !invoke(uploader, 'contains', relatedTarget)) end()
  })
  listen<DragEvent>(life, uploader, 'drop', (event) => {
    end()
    if (!bringsFiles(event)) return
    event.preventDefault()
    take(event.dataTransfer)
  })
  for (const type of ['dragover', 'drop']) {
    listen<DragEvent>(life, window, type, (event) => {
      if (event.defaultPrevented || !bringsFiles(event)) return
      event.preventDefault()
      if (event.dataTransfer) event.dataTransfer.dropEffect = 'none'
    })
  }
}

/** What has the focus has no box that could be seen: what files are dropped on shows it. */
function showFocus(life: Life, uploader: Element, input: Element): void {
  let own: EndableLife | undefined
  const look = () => {
    own?.end()
    own = life.branch()
    if (!invoke(input, 'matches', ':focus')) return
    adoptAs(own, uploader, { classes: { [classes.focused]: true }, style: { outline: '2px solid currentcolor', 'outline-offset': '-2px' } })
  }
  for (const type of ['focus', 'blur']) listen(life, input, type, look)
}
