import { createStore, type StoreApi } from 'zustand/vanilla'
import { nameOfEntry, sizeOfEntry, writeEntries } from './entries.ts'
import { canRetry, countOf, entriesOf, type Candidate, problemWith, type UploadEntry, type UploadFile, type UploadLimits, type UploadState } from './files.model.ts'
import type { Line } from './line.ts'
import { createPool } from './pool.ts'
import { sendFile, type SendingFile, type Transfer } from './send-file.ts'
import type { UploadApi } from './upload.api.ts'

/** What a field takes, and how it is sent. */
export interface UploaderConfig extends UploadLimits {
  readonly formId: string
  readonly fieldId: string
  readonly name: string
  /** How many files and pieces are sent at a time. */
  readonly parallel: number
  /** In bytes. */
  readonly chunkSize: number
}

/** What uploads are made with. */
export interface UploadsDeps {
  readonly api: UploadApi
  readonly line: Line
  /** Told of what should not have been thrown. */
  readonly fault: (cause: unknown) => void
}

/** The files of a field, in the order in which they came. */
export interface UploadsState {
  readonly files: readonly UploadFile[]
}

/** A file that a shopper gives. */
export interface Given {
  readonly file: File
  readonly isFolder?: boolean
}

/** The files of a field: they are sent as they come. */
export interface Uploads {
  readonly store: StoreApi<UploadsState>
  /** Takes files, and sends those with which nothing is wrong. */
  add(given: readonly Given[]): void
  /** Takes a file away, also one that is on its way, and from the shop. */
  remove(id: string): void
  /** Tries again with a file that has failed: from where it was, if the shop has begun to take it. */
  retry(id: string): void
  /** Lets other files be the ones that the shop has: what somebody else has written. What is on its way goes on. */
  replace(entries: readonly UploadEntry[]): void
  /** Gives up all that is on its way. */
  end(): void
}

/** How large a file may be that is shown, in bytes: a browser takes its time for a larger one. */
const LARGEST_PICTURE = 10 * 1024 * 1024

/** A file on its way, and what is known of it besides. */
interface Run {
  readonly file: File
  own: AbortController
  begun: Transfer | undefined
}

let ids = 0
const newId = (): string => `upload-${(ids += 1)}`

/** Makes the files of a field. @param entries what the shop has already */
export function createUploads(config: UploaderConfig, deps: UploadsDeps, entries: readonly UploadEntry[]): Uploads {
  const ended = new AbortController()
  const runs = new Map<string, Run>()
  const store = createStore<UploadsState>(() => ({ files: entries.map(fileOfEntry) }))
  const files = () => store.getState().files
  const set = (next: readonly UploadFile[]) => store.setState({ files: next })
  const show = (id: string, state: UploadState) => set(files().map((file) => (file.id === id ? { ...file, state } : file)))
  const pools = { files: createPool(config.parallel), pieces: createPool(config.parallel) }
  const start = (id: string) => {
    const run = runs.get(id)
    if (run) void send(id, run).catch(deps.fault)
  }
  const send = async (id: string, run: Run) => {
    const { own } = run
    show(id, { kind: 'waiting' })
    const sent = await sendFile(run.file, { ...deps, ...pools, chunkSize: config.chunkSize, signal: own.signal, ended: ended.signal, ...tellOf(id, run) }).catch((cause: unknown) => {
      if (own.signal.aborted || ended.signal.aborted) return undefined
      throw cause
    })
    if (!sent || ended.signal.aborted) return
    // Taken away meanwhile: what the shop has taken it gives back.
    if (own.signal.aborted) return void (sent.kind === 'done' && deps.api.remove(sent.entry.file))
    show(id, sent)
  }
  const tellOf = (id: string, run: Run): Pick<SendingFile, 'told' | 'begun' | 'keep'> => ({
    begun: run.begun,
    keep: (transfer) => (run.begun = transfer),
    told: (state) => void (run.own.signal.aborted || show(id, state)),
  })
  return {
    store,
    add: (given) => given.forEach(({ file, isFolder = false }) => {
      const id = newId()
      const problem = problemWith({ name: file.name, size: file.size, isFolder }, config, countOf(files()))
      runs.set(id, { file, own: new AbortController(), begun: undefined })
      set([...files(), { id, name: file.name, size: file.size, ...pictureOf(file), state: problem ? { kind: 'failed', problem } : { kind: 'waiting' } }])
      if (!problem) start(id)
    }),
    remove(id) {
      const found = files().find((file) => file.id === id)
      runs.get(id)?.own.abort()
      runs.delete(id)
      set(files().filter((file) => file !== found))
      if (found?.state.kind === 'done') deps.api.remove(found.state.entry.file)
    },
    retry(id) {
      const [found, run] = [files().find((file) => file.id === id), runs.get(id)]
      if (!run || found?.state.kind !== 'failed' || !canRetry(found.state.problem, files(), config)) return
      run.own = new AbortController()
      start(id)
    },
    replace(next) {
      if (writeEntries(next) === writeEntries(entriesOf(files()))) return
      set([...next.map(fileOfEntry), ...files().filter(({ state }) => state.kind !== 'done')])
    },
    end() {
      ended.abort()
      for (const { own } of runs.values()) own.abort()
    },
  }
}

function fileOfEntry(entry: UploadEntry): UploadFile {
  const size = sizeOfEntry(entry)
  return { id: newId(), name: nameOfEntry(entry), ...(size === undefined ? {} : { size }), state: { kind: 'done', entry } }
}

const pictureOf = (file: File & Candidate): Pick<UploadFile, 'picture'> => (/^image\//.test(file.type) && file.size <= LARGEST_PICTURE ? { picture: file } : {})
