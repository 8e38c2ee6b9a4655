import { isRecord, readFlag } from '@tillkit/platform'
import { randomId } from '../../random-id.ts'
import { type Chunk, chunksOf, chunkSizeFrom } from './chunks.model.ts'
import { isEntry } from './entries.ts'
import type { UploadEntry, UploadProblem, UploadState } from './files.model.ts'
import { insist, waitForLine } from './insist.ts'
import type { Line } from './line.ts'
import type { Pool } from './pool.ts'
import { countSent, type SentBytes } from './sent-bytes.ts'
import type { Named, Reply, UploadApi } from './upload.api.ts'

/** What became of a file. */
export type Sent = { readonly kind: 'done'; readonly entry: UploadEntry } | { readonly kind: 'failed'; readonly problem: UploadProblem }

/** A file that the shop has begun to take: what is up of it needs not be sent again. */
export interface Transfer {
  readonly named: Named
  readonly chunks: readonly Chunk[]
  /** Whether the shop takes several pieces of it at a time. */
  readonly isParallel: boolean
  /** The pieces that are up. */
  readonly up: Set<number>
}

/** What a file is sent with. */
export interface SendingFile {
  readonly api: UploadApi
  readonly line: Line
  /** How many files, and how many pieces of all of them, are sent at a time. */
  readonly files: Pool
  readonly pieces: Pool
  /** The size of a piece where the shop says none, in bytes. */
  readonly chunkSize: number
  /** Ends it: nobody wants the file any more. What the shop is asked last goes on, or it would keep a file that nobody knows of. */
  readonly signal: AbortSignal
  /** Ends all of it. */
  readonly ended: AbortSignal
  readonly told: (state: UploadState) => void
  /** What an earlier try has begun. Default nothing. */
  readonly begun: Transfer | undefined
  /** Told what a further try can go on with, or that there is nothing. */
  readonly keep: (transfer: Transfer | undefined) => void
}

/** Pauses before a further try to begin a file, or to send a piece of it, in ms. */
const PAUSES = [1000, 3000]
/** Pauses before the shop is asked again to put a file together, in ms. */
const FINISH_PAUSES = [5000, 10_000]

/**
 * Sends a file: asks the shop to take it, sends it in pieces, and has the shop put it together.
 * @throws the signal's reason, as soon as it ends
 */
export async function sendFile(file: File, sending: SendingFile): Promise<Sent> {
  const leave = await sending.files.enter(sending.signal)
  try {
    const transfer = sending.begun ?? (await begin(file, sending))
    if ('what' in transfer) return { kind: 'failed', problem: transfer }
    sending.keep(transfer)
    const problem = await sendPieces(transfer, sending)
    // Only where nobody answered can it go on from where it was.
    if (problem?.what === 'lost') return { kind: 'failed', problem }
    sending.keep(undefined)
    return problem ? { kind: 'failed', problem } : await finish(transfer, sending)
  } finally {
    leave()
  }
}

const problemIn = (reply: Exclude<Reply, { kind: 'yes' }>): UploadProblem => (reply.kind === 'no' ? { what: 'server', text: reply.text } : { what: 'lost' })

/** Asks the shop to take it. Each try has an id of its own: the shop may have begun with one whose answer was lost. */
async function begin(file: File, { api, line, signal, chunkSize, told }: SendingFile): Promise<Transfer | UploadProblem> {
  const paused = (isPaused: boolean) => told(isPaused ? { kind: 'sending', sent: 0, isPaused } : { kind: 'waiting' })
  await waitForLine(line, signal, paused)
  const isSlow = await api.isSlow()
  signal.throwIfAborted()
  const size = chunkSizeFrom(chunkSize)
  let named: Named = { uuid: '', file, chunkSize: size, chunkCount: chunksOf(file.size, size).length }
  const reply = await insist((its) => {
    named = { ...named, uuid: randomId() }
    return api.begin(named, isSlow, its)
  }, { line, signal, pauses: PAUSES, paused })
  if (reply.kind !== 'yes') return problemIn(reply)
  const said = isRecord(reply.data) ? reply.data : {}
  const agreed = chunkSizeFrom(said['dzchunksize'], size)
  const chunks = chunksOf(file.size, agreed)
  return { named: { ...named, chunkSize: agreed, chunkCount: chunks.length }, chunks, isParallel: readFlag(said['parallelChunkUploads']), up: new Set() }
}

/** Sends the pieces that are not up yet. The first that cannot be sent ends the others. @returns what went wrong */
async function sendPieces(transfer: Transfer, sending: SendingFile): Promise<UploadProblem | undefined> {
  const { chunks, up, named, isParallel } = transfer
  const own = new AbortController()
  const stop = () => own.abort(sending.signal.reason)
  if (sending.signal.aborted) stop()
  sending.signal.addEventListener('abort', stop)
  const before = chunks.filter(({ index }) => up.has(index)).map(({ index, start, end }) => [index, end - start] as const)
  const bytes = countSent(named.file.size, before, sending.told)
  let problem: UploadProblem | undefined
  const send = async (chunk: Chunk) => {
    const found = await sendPiece(chunk, { transfer, sending, bytes, signal: own.signal })
    if (!found) return
    problem ??= found
    own.abort()
  }
  try {
    const left = chunks.filter(({ index }) => !up.has(index))
    if (isParallel) await Promise.all(left.map(send))
    else for (const chunk of left) await send(chunk)
  } catch (cause) {
    if (!problem) throw cause
  } finally {
    sending.signal.removeEventListener('abort', stop)
  }
  return problem
}

/** What a piece is sent with. */
interface SendingPiece {
  readonly transfer: Transfer
  readonly sending: SendingFile
  readonly bytes: SentBytes
  readonly signal: AbortSignal
}

async function sendPiece({ index, start, end }: Chunk, { transfer, sending: { api, line, pieces }, bytes, signal }: SendingPiece): Promise<UploadProblem | undefined> {
  const leave = await pieces.enter(signal)
  try {
    const content = await readPiece(transfer.named.file, start, end)
    if (!content) return { what: 'unreadable' }
    const onProgress = (sent: number) => bytes.set(index, Math.min(sent, end - start))
    const reply = await insist((its) => api.chunk(transfer.named, { index, start, content, onProgress }, its), {
      line,
      signal,
      pauses: PAUSES,
      paused(isPaused) {
        if (isPaused) bytes.set(index, 0)
        bytes.pause(isPaused)
      },
    })
    if (reply.kind !== 'yes') return problemIn(reply)
    transfer.up.add(index)
    bytes.set(index, end - start)
    return undefined
  } finally {
    leave()
  }
}

/** Reads a piece ahead: a file that has been moved or changed since it was chosen would look like a line that is cut. */
async function readPiece(file: File, start: number, end: number): Promise<Blob | undefined> {
  try {
    return new Blob([await file.slice(start, end).arrayBuffer()], { type: file.type })
  } catch {
    return undefined
  }
}

/** Has the shop put it together. */
async function finish({ named }: Transfer, { api, line, ended, told }: SendingFile): Promise<Sent> {
  const paused = (isPaused: boolean) => told(isPaused ? { kind: 'sending', sent: named.file.size, isPaused } : { kind: 'finishing' })
  told({ kind: 'finishing' })
  const reply = await insist((its) => api.finish(named, its), { line, signal: ended, pauses: FINISH_PAUSES, paused })
  if (reply.kind !== 'yes') return { kind: 'failed', problem: problemIn(reply) }
  return isEntry(reply.data) ? { kind: 'done', entry: reply.data } : { kind: 'failed', problem: { what: 'lost' } }
}
