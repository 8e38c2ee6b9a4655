import type { Life } from '@tillkit/dom'
import type { StoreApi } from 'zustand/vanilla'
import type { BuilderHost } from '../../context.ts'
import type { UploadFile, UploadProblem } from './files.model.ts'
import type { UploadsState } from './uploads.store.ts'

/** What is told of files. */
export interface NewsOptions {
  readonly host: BuilderHost
  readonly store: StoreApi<UploadsState>
  readonly problemText: (problem: UploadProblem) => string
}

/** Tells screen readers what has become of files: which have arrived, which have failed, and that the line is cut. Several at once are told together. */
export function tellNews(life: Life, { host, store, problemText }: NewsOptions): void {
  let before = store.getState().files
  let wasPaused = isPaused(before)
  const waiting: string[] = []
  const look = life.guard(() => {
    const { files } = store.getState()
    const news = files.flatMap((file) => newsOf(file, before.find(({ id }) => id === file.id)))
    const pausedNow = isPaused(files)
    if (pausedNow && !wasPaused) news.push(host.t('uploadPaused'))
    before = files
    wasPaused = pausedNow
    if (news.length === 0) return
    waiting.push(...news)
    host.announce(() => waiting.splice(0).join(' '))
  })
  const newsOf = ({ name, state }: UploadFile, old: UploadFile | undefined): string[] => {
    if (old?.state.kind === state.kind) return []
    if (state.kind === 'done' && old) return [host.t('uploadedFile', { name })]
    return state.kind === 'failed' ? [`${name}: ${problemText(state.problem)}`] : []
  }
  life.onEnd(store.subscribe(look))
}

const isPaused = (files: readonly UploadFile[]): boolean => files.some(({ state }) => state.kind === 'sending' && state.isPaused)
