import { FileList, type FileProgress, type ListedFile, reactPart } from '@tillkit/ui'
import { useStore } from 'zustand'
import { attributes } from './anatomy.ts'
import { canRetry, type UploadFile } from './files.model.ts'
import type { UploadListHost } from './upload-list.context.ts'

/** The files of a field: how far each is, what went wrong, and its buttons. */
export const uploadList = reactPart<UploadListHost>((host) => <UploadList host={host} />)

function UploadList({ host }: { readonly host: UploadListHost }) {
  const { files } = useStore(host.store)
  const { config, t, guard } = host
  const listed = files.map((file): ListedFile => {
    const { id, name, size, picture } = file
    return { id, name, ...(size === undefined ? {} : { size }), ...(picture && { picture }), ...progressOf(host, file, files) }
  })
  const labels = {
    list: t('uploads', { field: config.label }),
    remove: (name: string) => t('uploadRemove', { name }),
    progress: (name: string) => t('uploadProgress', { name }),
    waiting: t('uploadWaiting'),
    done: t('uploadDone'),
    retry: t('uploadRetry'),
  }
  const remove = (id: string) => {
    const found = files.find((file) => file.id === id)
    if (found) config.remove(found)
  }
  return (
    // Wherever the builder's styles put what stands beside the place to press, it has a line of its own.
    <div style={{ flex: '1 1 100%', inlineSize: '100%', marginBlockStart: '8px', cursor: 'auto', textAlign: 'start' }}>
      <FileList
        files={listed}
        labels={labels}
        {...(document.documentElement.lang && { locale: document.documentElement.lang })}
        errorAttributes={{ [attributes.error]: '' }}
        onRemove={guard(remove)}
        onRetry={guard(config.retry)}
        focusAfter={config.focusAfter}
      />
    </div>
  )
}

function progressOf({ config, t }: UploadListHost, { state, size = 0 }: UploadFile, files: readonly UploadFile[]): FileProgress {
  switch (state.kind) {
    case 'waiting':
    case 'done':
      return { state: state.kind }
    case 'finishing':
      return { state: 'uploading', progress: 1 }
    case 'sending':
      return { state: 'uploading', progress: size > 0 ? state.sent / size : null, ...(state.isPaused && { note: t('uploadPaused') }) }
    case 'failed':
      return { state: 'failed', error: config.problemText(state.problem), retry: canRetry(state.problem, files, config.limits) }
  }
}
