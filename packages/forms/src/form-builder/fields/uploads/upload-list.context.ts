import type { Host } from '@tillkit/mount'
import type { StoreApi } from 'zustand/vanilla'
import type { messages } from '../../messages.ts'
import type { UploadFile, UploadLimits, UploadProblem } from './files.model.ts'
import type { UploadsState } from './uploads.store.ts'

/** What the list of a field's files is drawn with. */
export interface UploadList {
  /** What the field is called. */
  readonly label: string
  readonly limits: UploadLimits
  readonly problemText: (problem: UploadProblem) => string
  readonly remove: (file: UploadFile) => void
  readonly retry: (id: string) => void
  /** What takes the focus when the last file has gone. */
  readonly focusAfter: () => HTMLElement
}

/** The host of the list. */
export type UploadListHost = Host<UploadList, StoreApi<UploadsState>, typeof messages>
