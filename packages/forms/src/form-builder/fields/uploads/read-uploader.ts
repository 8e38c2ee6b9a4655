import { attributeOf, decodeEntities } from '@tillkit/dom'
import { isRecord, readFlag, readGlobal, readText } from '@tillkit/platform'
import type { Settings } from '../../settings.ts'
import { attributes, settingKeys, UPLOAD_WORDS, UPLOADS } from './anatomy.ts'
import type { UploadProblem } from './files.model.ts'
import type { UploaderConfig } from './uploads.store.ts'

/** Reads what a field takes from the element that its files are dropped on. */
export function readUploader(uploader: Element): UploaderConfig {
  const text = (name: string) => attributeOf(uploader, name)
  const number = (name: string) => Math.max(0, Number(text(name)) || 0)
  return {
    formId: text(attributes.formId),
    fieldId: text(attributes.fieldId),
    name: text(attributes.name),
    extensions: text(attributes.extensions).toLowerCase().split(',').map((ending) => ending.trim().replace(/^\./, '')).filter(Boolean),
    maxSize: number(attributes.maxSize),
    maxFiles: number(attributes.maxFiles),
    postMaxSize: number(attributes.postMaxSize),
    chunkSize: number(attributes.chunkSize),
    parallel: readFlag(text(attributes.isParallel)) ? Math.max(1, number(attributes.maxParallel)) : 1,
  }
}

type Word = keyof typeof UPLOAD_WORDS

/** The page's words for uploads, and where the calls go. */
export interface UploadWords {
  readonly address: string
  word(key: Word): string
}

/** Reads them: each is the builder's own where the page does not say it. */
export function readUploadWords(settings: Settings): UploadWords {
  const printed = readGlobal(UPLOADS)
  const said = isRecord(printed) ? printed : {}
  const errors = isRecord(said['errors']) ? said['errors'] : {}
  return {
    address: readText(said['url']) || settings.text(settingKeys.calls),
    word: (key) => decodeEntities(readText(key === 'loading_message' ? said[key] : errors[key])) || UPLOAD_WORDS[key],
  }
}

/** What is said of problems that the builder has no words for. */
export interface OwnWords {
  readonly folder: string
  readonly unreadable: string
}

const KEYS = { size: 'file_size', type: 'file_extension', number: 'file_limit', 'post size': 'post_max_size' } as const

/** Why a file was not uploaded, as the shopper is told. */
export function problemText(problem: UploadProblem, { word }: UploadWords, { maxFiles, own }: Pick<UploaderConfig, 'maxFiles'> & { readonly own: OwnWords }): string {
  const failed = word('file_not_uploaded')
  switch (problem.what) {
    case 'lost':
      return failed
    case 'server':
      return `${failed} ${problem.text || word('default_error')}`
    case 'folder':
    case 'unreadable':
      return `${failed} ${own[problem.what]}`
    case 'size':
    case 'type':
    case 'number':
    case 'post size':
      return `${failed} ${word(KEYS[problem.what]).replace('{fileLimit}', String(maxFiles))}`
  }
}
