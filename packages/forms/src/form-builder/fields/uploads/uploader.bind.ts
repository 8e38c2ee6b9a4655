import { dispatchChange, invoke, isOurs, type Life, listen, nearest } from '@tillkit/dom'
import { adopt, adoptAs, narrow } from '@tillkit/mount'
import { onLegacy } from '@tillkit/platform'
import type { BuilderControl, BuilderHost, FormContext } from '../../context.ts'
import { labelOf } from '../../read-fields.ts'
import { anatomy, classes } from './anatomy.ts'
import { readEntries, writeEntries } from './entries.ts'
import { entriesOf, isFull, type UploadLimits, type UploadProblem, unfinished } from './files.model.ts'
import { followGiving } from './giving.bind.ts'
import type { Holding } from './holding.ts'
import { uploadsOf } from './kept-uploads.ts'
import { browserLine } from './line.ts'
import { enterUploader } from './public-names.ts'
import { createPicker } from './picker.ts'
import { problemText, readUploader, readUploadWords } from './read-uploader.ts'
import type { UploadList } from './upload-list.context.ts'
import { tellNews } from './upload-news.ts'
import { createUploadApi } from './upload.api.ts'
import { createUploads, type Given, type UploaderConfig, type Uploads } from './uploads.store.ts'

const loadList = async () => (await import('./UploadList.late.tsx')).uploadList

/** A field that takes files. */
interface Uploader {
  readonly element: HTMLElement
  readonly input: HTMLInputElement
  readonly control: BuilderControl
}

/** Takes files for all fields of a form that upload them. */
export function bindUploaders(context: FormContext, holding: Holding): void {
  for (const element of Array.from(invoke(context.root, 'querySelectorAll', anatomy.uploader)) as HTMLElement[]) {
    const field = nearest(element, anatomy.field)
    const input = field && invoke(field, 'querySelector', anatomy.input)
    const control = context.controls.find(({ elements: [first] }) => first === input)
    if (control && input instanceof HTMLInputElement) context.life.guard(bindUploader)(context, holding, { element, input, control })
  }
}

function bindUploader(context: FormContext, holding: Holding, uploader: Uploader): void {
  const { life, host, settings } = context
  const { element, input, control } = uploader
  const limits = readUploader(element)
  const words = readUploadWords(settings)
  const own = { folder: host.t('uploadFolder'), unreadable: host.t('uploadUnreadable') }
  const textOf = (problem: UploadProblem) => problemText(problem, words, { maxFiles: limits.maxFiles, own })
  const uploads = uploadsOf(life, element, () => makeUploads(host, limits, { address: words.address, value: input.value }))
  const { store } = uploads
  const give = (files: readonly Given[]) => uploads.add(files)
  const pick = createPicker(life, limits, give)
  followGiving(life, { uploader: element, input, give, choose: () => (isFull(store.getState().files, limits) ? host.announce(textOf({ what: 'number' })) : pick()) })
  keepValue(context, uploader, uploads)
  describeInput(life, host, uploader)
  showUploader(life, uploader, { store, limits })
  let before: ReturnType<typeof unfinished>
  const hold = () => {
    const why = unfinished(store.getState().files)
    if (why === before) return
    before = why
    holding.set(control, why && { why: why === 'uploading' ? words.word('loading_message') : host.t('uploadsFailed') })
  }
  hold()
  life.onEnd(store.subscribe(life.guard(hold)))
  tellNews(life, { host, store, problemText: textOf })
  enterUploader(life, element, uploads)
  drawList(context, uploader, { uploads, limits, problemText: textOf })
}

function makeUploads(host: BuilderHost, config: UploaderConfig, { address, value }: { readonly address: string; readonly value: string }): Uploads {
  const api = createUploadApi({ ...config, address })
  // Told as long as the page has the form, also where that is bound anew meanwhile.
  const fault = (cause: unknown) => host.guard(() => Promise.reject(cause as Error))()
  return createUploads(config, { api, line: browserLine, fault }, readEntries(value))
}

function drawList({ life, host }: FormContext, { element, input, control }: Uploader, { uploads, ...words }: Pick<UploadList, 'limits' | 'problemText'> & { readonly uploads: Uploads }): void {
  const { store, remove, retry } = uploads
  const list: UploadList = {
    ...words,
    retry,
    label: labelOf(control),
    focusAfter: () => input,
    remove({ id, name }) {
      remove(id)
      host.announce(host.t('uploadRemoved', { name }))
    },
  }
  narrow(host, { config: list, store }).draw(life, {
    place: { position: 'end', anchor: element },
    source: store,
    wanted: () => store.getState().files.length > 0,
    load: loadList,
  })
}

/** The form holds what the shop has taken, and nothing else. It is the shopper's: it stays when we go. */
function keepValue({ life, root, check }: FormContext, { input, control }: Uploader, uploads: Uploads): void {
  const { store } = uploads
  const current = () => writeEntries(entriesOf(store.getState().files))
  const take = () => uploads.replace(readEntries(input.value))
  // Another script may have written to it while nobody looked.
  let written = input.value
  take()
  life.onEnd(store.subscribe(life.guard(() => {
    const value = current()
    if (value === written) return
    written = value
    input.value = value
    dispatchChange(input)
    return check([control])
  })))
  onLegacy(input, 'input change', (event) => {
    if (isOurs(event)) return
    written = input.value
    take()
  }, life)
  listen(life, root, 'reset', () => setTimeout(life.guard(() => {
    written = input.value
    take()
    for (const { id, state } of store.getState().files) if (state.kind !== 'done') uploads.remove(id)
  }), 0))
}

let hints = 0

/**
 * The keyboard's place says what it does, in place of "edit text", and what can be pressed describes it. No role of a button: that cannot be missing, or wrong, and
 * checkers allow none at a text.
 */
function describeInput(life: Life, host: BuilderHost, { element, input }: Uploader): void {
  const hint = invoke(element, 'querySelector', anatomy.message)
  if (hint && !hint.id) adoptAs(life, hint, { attributes: { id: `tillkit-upload-hint-${(hints += 1)}` } })
  adoptAs(life, input, { attributes: { 'aria-roledescription': host.t('uploadChoose'), ...(hint && { 'aria-describedby': hint.id }) } })
}

/** Shows at what files are dropped on that one has failed, and hides what is pressed where no further fits. */
function showUploader(life: Life, { element, control: { shell } }: Uploader, { store, limits }: Pick<Uploads, 'store'> & { readonly limits: UploadLimits }): void {
  const message = invoke(element, 'querySelector', anatomy.message)
  const hasFailed = () => store.getState().files.some(({ state }) => state.kind === 'failed')
  adopt(life, element, store, () => (hasFailed() ? { classes: { [classes.failed]: true, [classes.invalid]: true } } : {}))
  adopt(life, shell, store, () => (hasFailed() ? { classes: { [classes.invalidField]: true } } : {}))
  if (message) adopt(life, message, store, ({ files }) => (isFull(files, limits) ? { classes: { [classes.full]: true }, shown: false } : {}))
}
