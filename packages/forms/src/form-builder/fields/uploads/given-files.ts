import type { Given } from './uploads.store.ts'

/** What a drag or a paste brings, as far as it is files. A folder looks like one, with nothing that could be read. */
export function filesGiven(transfer: DataTransfer | null): Given[] {
  const items = [...(transfer?.items ?? [])].filter(({ kind }) => kind === 'file')
  const given = items.flatMap((item) => {
    const file = item.getAsFile()
    return file ? [{ file, isFolder: item.webkitGetAsEntry?.()?.isDirectory === true }] : []
  })
  return given.length > 0 ? given : [...(transfer?.files ?? [])].map((file) => ({ file }))
}

/** Whether a drag brings files, of which a browser says no more before they are dropped. */
export const bringsFiles = ({ dataTransfer }: DragEvent): boolean => dataTransfer?.types.includes('Files') === true
