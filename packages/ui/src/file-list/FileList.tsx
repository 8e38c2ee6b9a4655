import { useLayoutEffect, useRef } from 'react'
import { Button } from '../button/Button.tsx'
import { IconButton } from '../icon-button/IconButton.tsx'
import { classNames } from '../support/class-names.ts'
import { CloseIcon } from '../support/icons.tsx'
import { useRemovalFocus } from '../support/use-removal-focus.ts'
import { VisuallyHidden } from '../visually-hidden/VisuallyHidden.tsx'
import { FilePicture } from './FilePicture.tsx'
import { fileSize } from './file-size.ts'

/** How far a file has come. */
export type FileProgress =
  | { readonly state: 'waiting' | 'done' }
  /** `progress` from 0 to 1; null while nobody knows. `note` says why it stands still. Default it does not. */
  | { readonly state: 'uploading'; readonly progress: number | null; readonly note?: string }
  /** `retry` says whether it is worth trying again: a file that is too large is not. Default true. */
  | { readonly state: 'failed'; readonly error: string; readonly retry?: boolean }

/** A file that is sent, or was. */
export type ListedFile = FileProgress & {
  readonly id: string
  readonly name: string
  /** In bytes; left out where nobody knows. */
  readonly size?: number
  /** Where the shop keeps it. Default: the name is no link. */
  readonly href?: string
  /** The file itself, where it is a picture that can be shown. Default none is. */
  readonly picture?: Blob
}

/** A file list's words. */
export interface FileListLabels {
  /** What the list is called. */
  readonly list: string
  readonly remove: (name: string) => string
  /** The name of a file's progress bar. */
  readonly progress: (name: string) => string
  readonly waiting: string
  readonly done: string
  /** What the button for trying again shows; the file's name is read out with it. */
  readonly retry: string
}

/** A file list's options. */
export interface FileListProps {
  readonly files: readonly ListedFile[]
  readonly labels: FileListLabels
  /** The language of sizes and of percentages. Default the browser's. */
  readonly locale?: string
  readonly onRemove: (id: string) => void
  readonly onRetry?: (id: string) => void
  /** What takes the focus when the last file has gone, such as the field that adds files. Default nothing. */
  readonly focusAfter?: () => HTMLElement | null | undefined
  /** Further attributes of what says what went wrong, by which a page's scripts know it. Default none. */
  readonly errorAttributes?: Readonly<Record<`data-${string}`, string>>
  readonly className?: string
}

/** Files that are being sent: how far each has come, what went wrong, and the buttons to try again and to take it away. */
export function FileList({ files, labels, locale, onRemove, onRetry, focusAfter, errorAttributes, className }: FileListProps) {
  const list = useRef<HTMLUListElement>(null)
  const removeOf = (root: HTMLElement, id: string) => root.querySelector<HTMLElement>(`[data-file="${CSS.escape(id)}"] .tillkit-files__remove`)
  const leaves = useRemovalFocus({ list, ids: files.map(({ id }) => id), buttonOf: removeOf, otherwise: () => focusAfter?.() })
  const retried = useRef<string | null>(null)
  useLayoutEffect(() => {
    const id = retried.current
    if (id === null || files.some((file) => file.id === id && file.state === 'failed')) return
    retried.current = null
    // Its button has gone with the error, and the focus with it.
    if (document.activeElement === document.body && list.current) removeOf(list.current, id)?.focus({ preventScroll: true })
  })
  return (
    <ul ref={list} className={classNames('tillkit-files', className)} aria-label={labels.list} role="list" hidden={files.length === 0}>
      {files.map((file) => (
        <FileRow
          key={file.id}
          file={file}
          labels={labels}
          locale={locale}
          errorAttributes={errorAttributes}
          remove={() => {
            leaves(file.id)
            onRemove(file.id)
          }}
          retry={
            onRetry &&
            (() => {
              retried.current = file.id
              onRetry(file.id)
            })
          }
        />
      ))}
    </ul>
  )
}

interface FileRowProps {
  readonly file: ListedFile
  readonly labels: FileListLabels
  readonly locale: string | undefined
  readonly errorAttributes: FileListProps['errorAttributes']
  readonly remove: () => void
  readonly retry: (() => void) | undefined
}

function FileRow({ file, labels, locale, errorAttributes, remove, retry }: FileRowProps) {
  const { id, name, size, href, picture } = file
  return (
    <li className={classNames(`tillkit-files__file tillkit-files__file--${file.state}`, picture && 'tillkit-files__file--pictured')} data-file={id}>
      {picture && <FilePicture picture={picture} />}
      <span className="tillkit-files__name">{href === undefined ? name : <a href={href}>{name}</a>}</span>
      <span className="tillkit-files__about">
        {size !== undefined && <span className="tillkit-files__size">{fileSize(size, locale)}</span>}
        <FileState file={file} labels={labels} locale={locale} errorAttributes={errorAttributes} />
      </span>
      <span className="tillkit-files__buttons">
        {file.state === 'failed' && retry && (file.retry ?? true) && (
          <Button look="plain" className="tillkit-files__retry" onClick={retry}>
            {labels.retry} <VisuallyHidden>{name}</VisuallyHidden>
          </Button>
        )}
        <IconButton className="tillkit-files__remove" label={labels.remove(name)} icon={<CloseIcon />} onClick={remove} />
      </span>
      {file.state === 'uploading' && (
        <progress className="tillkit-files__progress" aria-label={labels.progress(name)} max={1} value={file.progress ?? undefined} />
      )}
    </li>
  )
}

function FileState({ file, labels, locale, errorAttributes }: Pick<FileRowProps, 'file' | 'labels' | 'locale' | 'errorAttributes'>) {
  if (file.state === 'failed') return <span className="tillkit-files__error" {...errorAttributes}>{file.error}</span>
  if (file.state !== 'uploading') return <span className="tillkit-files__state">{labels[file.state]}</span>
  return (
    <>
      {file.progress !== null && (
        <span className="tillkit-files__state" aria-hidden="true">
          {new Intl.NumberFormat(locale, { style: 'percent' }).format(file.progress)}
        </span>
      )}
      {file.note && <span className="tillkit-files__note">{file.note}</span>}
    </>
  )
}
