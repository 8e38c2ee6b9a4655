import { createUploadShelf, type UploadReply } from '@tillkit/fixtures'
import { builderErrors, builderFormHtml, builderPagesHtml, classicUpload, modernUpload, type ModernUploadData } from '@tillkit/fixtures/form-builder'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { errors, field, one, type OpenForm, openForm, pass, said, submit, type TestForm } from '../../../../test/builder-form.ts'

let open: OpenForm | undefined

beforeEach(() => history.replaceState(null, ''))
afterEach(() => {
  open?.page.close()
  open = undefined
  vi.restoreAllMocks()
})

const FIELD = { formId: '12', id: '2', label: 'Photos' }
const INPUT = '#wpforms-12-field_2'
const UPLOADER = '.wpforms-uploader'
const LOADING = 'File upload is in progress. Please submit the form once uploading is completed.'
const NOT_UPLOADED = 'This file was not uploaded.'

const file = (name: string, content = 'paper') => new File([content], name)

/** Opens a form with a field that uploads. */
async function openUploads(more: Partial<ModernUploadData> = {}, form: Partial<TestForm> = {}): Promise<OpenForm> {
  open = await openForm({ fields: [modernUpload({ ...FIELD, ...more })], ...form })
  return open
}

/** What stands on the page for a script that gives files: as a camera does. */
const dropzone = () => (one(UPLOADER) as unknown as { dropzone: { addFile(file: File): void; removeAllFiles(): void } }).dropzone

/** Gives files, and waits until they have come to rest. */
async function give(...files: readonly File[]): Promise<void> {
  for (const each of files) dropzone().addFile(each)
  await rest()
}

async function rest(): Promise<void> {
  for (let step = 0; step < 5; step += 1) {
    await vi.dynamicImportSettled()
    await open?.page.rest()
    await pass(20)
  }
}

const actions = () => (open?.uploaded ?? []).map((fields) => fields.get('action')?.replace(/^wpforms_/, ''))
const entries = (): Record<string, unknown>[] => JSON.parse(one(INPUT).value || '[]') as Record<string, unknown>[]
const rows = () => [...document.querySelectorAll('.tillkit-files__file')].map((row) => [row.querySelector('.tillkit-files__name')?.textContent, row.querySelector('.tillkit-files__error, .tillkit-files__state')?.textContent])
const press = async (selector: string) => {
  one<HTMLElement>(selector).click()
  await pass(50)
}
const pressNamed = async (name: string) => {
  const found = [...document.querySelectorAll('button')].find((each) => (each.getAttribute('aria-label') ?? each.textContent) === name)
  if (!found) throw new Error(`No button ${name}`)
  found.click()
  await rest()
}
const alert = () => document.querySelector('.wpforms-uploading-in-progress-alert')?.textContent
const isHeld = (selector = '.wpforms-submit') => one(selector).getAttribute('aria-disabled') === 'true'
/** Answers to calls of one action, one behind the other; then those of the shelf. */
const replies = (action: string, ...answers: (UploadReply | Error | 'never' | undefined)[]): NonNullable<TestForm['uploads']> => (asked) => (asked === action ? answers.shift() : undefined)
const refusal = (data: unknown, status = 200): UploadReply => ({ status, body: JSON.stringify({ success: false, data }) })

describe('a field whose files are sent with the form', () => {
  /** Lets a field hold files, of so many bytes. */
  function choose(id: string, ...files: readonly (readonly [name: string, size: number])[]): void {
    const input = one(`#wpforms-12-field_${id}`)
    const chosen = files.map(([name, size]) => Object.defineProperty(file(name), 'size', { value: size }))
    Object.defineProperty(input, 'files', { value: chosen, configurable: true })
    for (const name of ['input', 'change']) input.dispatchEvent(new Event(name, { bubbles: true }))
  }
  const classic = (id: string, more = {}) => classicUpload({ ...FIELD, id, ...more })
  const tooLarge = () => document.querySelector('.wpforms-error-container-post_max_size')

  it('takes an ending in any letters, and no other [form-builder-forms#89]', async () => {
    open = await openForm({ fields: [classic('2', { extensions: 'pdf,jpg' })] })
    choose('2', ['A.PDF', 5])
    await pass(50)
    expect(said()).toEqual([])
    choose('2', ['a.exe', 5])
    await submit()
    expect(said()).toEqual(['File type is not allowed.'])
  })

  it('takes a file as large as it says [form-builder-forms#90]', async () => {
    open = await openForm({ fields: [classic('2')] })
    choose('2', ['a.pdf', 1_048_577])
    await submit()
    expect([said(), open.sent]).toEqual([['File exceeds max size allowed. File was not uploaded.'], []])
    choose('2', ['a.pdf', 1_048_576])
    await submit()
    expect([said(), open.sent.length]).toEqual([[], 1])
  })

  it('keeps the form where its files are together as much as the server takes, until one goes [form-builder-forms#91]', async () => {
    open = await openForm({ fields: [classic('2'), classic('3')], settings: { post_max_size: '2097152' } })
    const heard: (readonly [name: string, of: readonly unknown[]])[] = []
    for (const name of ['wpformsCombinedUploadsSizeError', 'wpformsCombinedUploadsSizeOk', 'wpformsFormSubmitButtonDisable', 'wpformsFormSubmitButtonRestore']) {
      one('form').addEventListener(name, (event) => heard.push([name.replace('wpforms', ''), (event as CustomEvent<Element[]>).detail.map((each) => each?.className ?? each)]))
    }
    choose('2', ['a.pdf', 1_048_576])
    expect(tooLarge()).toBeNull()
    heard.length = 0
    choose('3', ['b.pdf', 1_048_576])
    expect(tooLarge()?.lastChild?.textContent).toBe('The total size of the selected files 2 MB exceeds the allowed limit 2 MB.')
    const box = tooLarge()?.parentElement
    expect([box?.className, box?.id, box?.getAttribute('role'), box?.nextElementSibling?.className, one('form').getAttribute('aria-errormessage'), one('.wpforms-submit').getAttribute('aria-describedby')]).toEqual([
      'wpforms-error-container', 'wpforms-12-footer-error', 'alert', 'wpforms-submit-container', 'wpforms-12-footer-error', 'wpforms-12-footer-error',
    ])
    expect(heard).toEqual([
      ['FormSubmitButtonDisable', ['wpforms-validate wpforms-form wpforms-ajax-form', 'wpforms-submit wpforms-disabled']],
      ['CombinedUploadsSizeError', ['wpforms-validate wpforms-form wpforms-ajax-form', 'wpforms-error-container']],
    ])
    await press('.wpforms-submit')
    await submit()
    expect([isHeld(), open.sent, tooLarge() !== null]).toEqual([true, [], true])
    heard.length = 0
    choose('2')
    expect([isHeld(), tooLarge(), one('form').getAttribute('aria-errormessage'), heard.map(([name]) => name)]).toEqual([false, null, null, ['FormSubmitButtonRestore', 'CombinedUploadsSizeOk']])
    await submit()
    expect(open.sent).toHaveLength(1)
  })

  it('says how much it is, and keeps nothing that is a byte less [form-builder-forms#92]', async () => {
    open = await openForm({ fields: [classic('2')], settings: { post_max_size: '2097152' } })
    choose('2', ['a.pdf', 2_621_440])
    expect(tooLarge()?.lastChild?.textContent).toBe('The total size of the selected files 2.5 MB exceeds the allowed limit 2 MB.')
    choose('2', ['a.pdf', 2_097_151])
    expect([tooLarge(), isHeld()]).toEqual([null, false])
  })

  it('keeps the page that it is on [form-builder-forms#93]', async () => {
    const pages = [{ fields: [classic('2')] }, { fields: [field('3', 'text')] }, { fields: [field('4', 'text')] }]
    open = await openForm({ fields: [], html: builderPagesHtml({ id: '12', tokenTime: Math.floor(Date.now() / 1000), pages }), settings: { post_max_size: '100' } })
    const next = '[data-page="1"] .wpforms-page-next'
    const shown = () => [...document.querySelectorAll<HTMLElement>('.wpforms-page')].filter(({ style }) => style.display !== 'none').map((each) => each.dataset['page'])
    choose('2', ['a.pdf', 100])
    await press(next)
    expect([isHeld(next), isHeld('[data-page="2"] .wpforms-page-next'), shown()]).toEqual([true, false, ['1']])
    choose('2', ['a.pdf', 99])
    await press(next)
    expect([isHeld(next), shown()]).toEqual([false, ['2']])
  })

  it('is as it was once we are gone', async () => {
    open = await openForm({ fields: [classic('2')], settings: { post_max_size: '100' } })
    choose('2', ['a.pdf', 100])
    open.page.stop()
    expect([tooLarge(), isHeld(), one('.wpforms-submit').className, one('form').hasAttribute('aria-invalid')]).toEqual([null, false, 'wpforms-submit', false])
  })
})

describe('a field whose files go to the shop first', () => {
  it('tries the line, asks, sends and has it put together, and holds what the shop has said of it [form-builder-forms#94]', async () => {
    const { uploaded } = await openUploads()
    await give(file('Counter photo.png'))
    expect(actions()).toEqual(['file_upload_speed_test', 'upload_chunk_init', 'upload_chunk', 'file_chunks_uploaded'])
    const [trial, begun, piece, finished] = uploaded.map((fields) => Object.fromEntries(fields) as Record<string, string>)
    expect([trial?.['data']?.length, begun?.['dzuuid']]).toEqual([102_400, expect.stringMatching(/^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/)])
    const { dzuuid } = begun as Record<string, string>
    const its = { form_id: '12', field_id: '2', dzuuid, dztotalfilesize: '5', dzchunksize: '2097152', dztotalchunkcount: '1' }
    const first = { dzchunkindex: '0', dzchunkbyteoffset: '0' }
    expect(begun).toEqual({ action: 'wpforms_upload_chunk_init', name: 'Counter photo.png', slow: 'false', ...its, ...first })
    expect(piece).toEqual({ action: 'wpforms_upload_chunk', ...its, ...first })
    expect(finished).toEqual({ action: 'wpforms_file_chunks_uploaded', name: 'Counter photo.png', ...its })
    expect(entries()).toEqual([{ name: 'Counter-photo.png', file: expect.stringMatching(/\.png$/), url: expect.any(String), size: 5, type: 'image/png', file_user_name: 'Counter photo.png' }])
    expect(rows()).toEqual([['Counter photo.png', 'Uploaded']])
    await give(file('b.txt'))
    expect([actions().filter((name) => name === 'file_upload_speed_test').length, entries().map((entry) => entry['file_user_name'])]).toEqual([1, ['Counter photo.png', 'b.txt']])
    const { value } = one(INPUT)
    await submit()
    expect(open?.sent.map((data) => data.get('wpforms_12_2'))).toEqual([value])
  })

  it('keeps the form while a file is on its way, and says so [form-builder-forms#95]', async () => {
    await openUploads({}, { uploads: replies('wpforms_upload_chunk', 'never') })
    await give(file('a.png'))
    expect([isHeld(), alert(), entries()]).toEqual([true, undefined, []])
    await press('.wpforms-submit')
    expect([alert(), document.querySelector('.wpforms-uploading-in-progress-alert')?.getAttribute('role')]).toEqual([LOADING, 'alert'])
    await submit()
    expect([open?.sent, alert()]).toEqual([[], LOADING])
    await pressNamed('Remove a.png')
    expect([isHeld(), alert()]).toEqual([false, undefined])
    await submit()
    expect(open?.sent).toHaveLength(1)
  })

  it('keeps the page that it is on', async () => {
    const pages = [{ fields: [modernUpload(FIELD)] }, { fields: [field('3', 'text')] }]
    open = await openForm({ fields: [], html: builderPagesHtml({ id: '12', tokenTime: Math.floor(Date.now() / 1000), pages }), uploads: replies('wpforms_upload_chunk', 'never') })
    await give(file('a.png'))
    await press('.wpforms-page-next')
    expect([isHeld('.wpforms-page-next'), alert(), one<HTMLElement>('[data-page="2"]').style.display]).toEqual([true, LOADING, 'none'])
  })

  it('says at a file that it is one too many, and takes it once there is room [form-builder-forms#96]', async () => {
    await openUploads()
    await give(file('a.png'), file('b.png'), file('c.png'))
    expect(rows()).toEqual([['a.png', 'Uploaded'], ['b.png', 'Uploaded'], ['c.png', `${NOT_UPLOADED} File uploads exceed the maximum number allowed (2).`]])
    expect([one(UPLOADER).classList.contains('dz-error'), one('.dz-message').classList.contains('hide'), one('[data-field-id="2"].wpforms-field').classList.contains('wpforms-has-error'), document.querySelector('[data-dz-errormessage]')?.textContent]).toEqual([
      true, true, true, `${NOT_UPLOADED} File uploads exceed the maximum number allowed (2).`,
    ])
    await press('.wpforms-submit')
    expect([alert(), open?.sent]).toEqual(['Some files were not uploaded. Please remove them, or try again.', []])
    await pressNamed('Remove a.png')
    await pressNamed('Try again c.png')
    expect([rows(), entries().map((entry) => entry['name']), isHeld(), one(UPLOADER).classList.contains('dz-error')]).toEqual([[['b.png', 'Uploaded'], ['c.png', 'Uploaded']], ['b.png', 'c.png'], false, false])
  })

  it('says what the shop has said of a file, and asks once more where it said nothing [form-builder-forms#97]', async () => {
    const silent: UploadReply = { status: 502, body: '<h1>Bad gateway</h1>' }
    await openUploads({}, { uploads: replies('wpforms_file_chunks_uploaded', refusal('File type is not allowed.', 403), silent, silent, silent) })
    await give(file('a.png'))
    expect([rows(), actions().filter((name) => name === 'file_chunks_uploaded').length]).toEqual([[['a.png', `${NOT_UPLOADED} File type is not allowed.`]], 1])
    await pressNamed('Remove a.png')
    dropzone().addFile(file('b.png'))
    const asked = () => actions().filter((name) => name === 'file_chunks_uploaded').length - 1
    await vi.waitFor(() => expect(asked()).toBe(1))
    await pass(4900)
    expect(asked()).toBe(1)
    await pass(200)
    expect(asked()).toBe(2)
    await pass(9800)
    expect(asked()).toBe(2)
    await pass(300)
    await rest()
    expect([asked(), rows(), entries()]).toEqual([3, [['b.png', NOT_UPLOADED]], []])
  })

  it('refuses what the field does not take, before anything is asked', async () => {
    await openUploads({ maxSize: 4, maxFiles: 9 })
    await give(file('a.exe', 'abc'), file('b.txt'))
    expect([actions(), rows()]).toEqual([[], [['a.exe', `${NOT_UPLOADED} File type is not allowed.`], ['b.txt', `${NOT_UPLOADED} File exceeds the max size allowed.`]]])
  })

  it('sends a file in pieces of the size that the shop says, and only those again that were lost', async () => {
    let lost = 2
    await openUploads({ chunkSize: 100 }, {
      shelf: createUploadShelf({ chunkSize: 4 }),
      uploads: (action, fields) => (action === 'wpforms_upload_chunk' && fields.get('dzchunkindex') === '1' && (lost -= 1) >= 0 ? new TypeError('Failed to fetch') : undefined),
    })
    await give(file('a.txt', '0123456789'))
    await pass(4100)
    await rest()
    const pieces = open?.uploaded.filter((fields) => fields.get('action') === 'wpforms_upload_chunk').map((fields) => fields.get('dzchunkbyteoffset'))
    expect([pieces?.toSorted(), entries().length]).toEqual([['0', '4', '4', '4', '8'], 1])
  })

  it('waits while the line is cut, and goes on with the pieces that are missing', async () => {
    let [isUp, cut] = [true, false]
    vi.spyOn(navigator, 'onLine', 'get').mockImplementation(() => isUp)
    await openUploads({}, {
      shelf: createUploadShelf({ chunkSize: 4 }),
      uploads(action, fields) {
        if (action !== 'wpforms_upload_chunk' || fields.get('dzchunkindex') !== '2' || !isUp || cut) return undefined
        cut = true
        isUp = false
        return new TypeError('Failed to fetch')
      },
    })
    const words = 'The connection is lost. The upload goes on once it is back.'
    dropzone().addFile(file('a.txt', '0123456789'))
    await vi.waitFor(() => expect(document.querySelector('.tillkit-announcer')?.textContent).toBe(words))
    await rest()
    expect([isHeld(), document.querySelector('.tillkit-files__note')?.textContent]).toEqual([true, words])
    isUp = true
    window.dispatchEvent(new Event('online'))
    await rest()
    expect([actions().filter((name) => name === 'upload_chunk').length, actions().filter((name) => name === 'upload_chunk_init').length, rows()]).toEqual([4, 1, [['a.txt', 'Uploaded']]])
  })

  it('goes on from where it was when it is tried again after its tries were used up', async () => {
    let isBroken = true
    await openUploads({}, {
      shelf: createUploadShelf({ chunkSize: 4 }),
      uploads: (action, fields) => (isBroken && action === 'wpforms_upload_chunk' && fields.get('dzchunkindex') === '0' ? { status: 503, body: 'busy' } : undefined),
    })
    await give(file('a.txt', '01234567'))
    await pass(5000)
    await rest()
    expect(rows()).toEqual([['a.txt', NOT_UPLOADED]])
    isBroken = false
    const before = actions().length
    await pressNamed('Try again a.txt')
    expect([actions().slice(before), rows()]).toEqual([expect.arrayContaining(['upload_chunk', 'file_chunks_uploaded']), [['a.txt', 'Uploaded']]])
    expect(actions().slice(before)).not.toContain('upload_chunk_init')
  })

  it('takes a file from the shop again that is removed, also where that is said too late', async () => {
    let answer: (reply: UploadReply | undefined) => void = () => undefined
    const shelf = createUploadShelf()
    await openUploads({}, { shelf, uploads: (action) => (action === 'wpforms_file_chunks_uploaded' ? new Promise<undefined>((resolve) => { answer = resolve as typeof answer }) : undefined) })
    await give(file('a.png'))
    await pressNamed('Remove a.png')
    answer(undefined)
    await rest()
    expect([rows(), one(INPUT).value, shelf.files.size, actions().at(-1)]).toEqual([[], '', 0, 'remove_file'])
  })

  it('removes a file from the shop and from the form', async () => {
    const shelf = createUploadShelf()
    const { uploaded } = await openUploads({}, { shelf })
    await give(file('a.png'), file('b.png'))
    const [{ file: name } = {}] = entries()
    await pressNamed('Remove a.png')
    expect([Object.fromEntries(uploaded.at(-1) ?? []), entries().map((entry) => entry['name']), shelf.files.size]).toEqual([{ action: 'wpforms_remove_file', file: name, form_id: '12', field_id: '2' }, ['b.png'], 1])
  })

  it('shows what the page was printed with, and sends it again', async () => {
    const value = [{ name: 'a.png', file: 'f1.png', url: '/f1.png', size: 1200, type: 'image/png', file_user_name: 'My a.png' }]
    await openUploads({ value })
    await rest()
    expect([rows(), document.querySelector('.tillkit-files__size')?.textContent, actions()]).toEqual([[['My a.png', 'Uploaded']], '1 kB', []])
    await give(file('b.png'))
    await submit()
    expect((JSON.parse(String(open?.sent[0]?.get('wpforms_12_2'))) as unknown[])[0]).toEqual(value[0])
  })

  it('that has to hold a file says so, and keeps its list when the form is refused', async () => {
    await openUploads({ isRequired: true }, { answers: [builderErrors('12', { field: { wpforms_12_2: 'This file is missing.' } })] })
    await submit()
    expect(errors()).toEqual([['2', 'This field is required.']])
    await give(file('a.png'))
    expect(errors()).toEqual([])
    await submit()
    expect([errors(), rows()]).toEqual([[['2', 'This file is missing.']], [['a.png', 'Uploaded']]])
    await pressNamed('Remove a.png')
    expect(errors()).toEqual([['2', 'This field is required.']])
  })

  it('that is hidden keeps no form, and its files are not sent', async () => {
    vi.stubGlobal('wpforms_conditional_logic', { 12: { 2: { action: 'show', logic: [[{ field: '1', operator: '==', value: 'Yes', type: 'radio' }]] } } })
    const fields = [field('1', 'radio', { choices: [{ text: 'Yes' }, { text: 'No' }] }), modernUpload({ ...FIELD, shellClass: 'wpforms-conditional-field wpforms-conditional-show' })]
    open = await openForm({ fields, uploads: replies('wpforms_upload_chunk', 'never') })
    await press('#wpforms-12-field_1_1')
    await give(file('a.png'))
    expect(isHeld()).toBe(true)
    await press('#wpforms-12-field_1_2')
    expect(isHeld()).toBe(false)
    await submit()
    expect(open.sent.map((data) => data.get('wpforms_12_2'))).toEqual([''])
  })

  it('goes on with a file where the form is bound anew, because another script has put a field into it', async () => {
    let answer: (reply: UploadReply | undefined) => void = () => undefined
    await openUploads({}, { uploads: (action) => (action === 'wpforms_upload_chunk' ? new Promise<undefined>((resolve) => { answer = resolve as typeof answer }) : undefined) })
    await give(file('a.png'))
    one('.wpforms-field-container').insertAdjacentHTML('beforeend', '<div class="wpforms-field wpforms-field-text" data-field-id="7"><input name="wpforms[fields][7]"></div>')
    await submit()
    expect([alert(), open?.sent]).toEqual([LOADING, []])
    answer(undefined)
    await rest()
    expect([rows(), entries().length, actions().filter((name) => name === 'upload_chunk').length, isHeld()]).toEqual([[['a.png', 'Uploaded']], 1, 1, false])
  })

  it('can be given files by other scripts, by a drop and by a paste, and no folders', async () => {
    await openUploads({ maxFiles: 9 })
    const names = window as unknown as { wpforms: { dropzones: unknown[] }; wpformsModernFileUpload: { init: unknown } }
    expect([names.wpforms.dropzones, typeof names.wpformsModernFileUpload.init]).toEqual([[dropzone()], 'function'])
    const item = (given: File, isDirectory = false) => ({ kind: 'file', getAsFile: () => given, webkitGetAsEntry: () => ({ isDirectory }) })
    const bring = (type: string, name: string, items: readonly unknown[]) => {
      const event = Object.assign(new Event(type, { bubbles: true, cancelable: true }), { [name]: { types: ['Files'], items, files: [], dropEffect: 'none' } })
      one(type === 'paste' ? INPUT : '.dz-message').dispatchEvent(event)
      return event.defaultPrevented
    }
    expect(bring('dragover', 'dataTransfer', [])).toBe(true)
    expect(one(UPLOADER).classList.contains('dz-drag-hover')).toBe(true)
    expect([bring('drop', 'dataTransfer', [item(file('a.png')), item(file('pictures', ''), true)]), bring('paste', 'clipboardData', [item(file('b.png'))]), one(UPLOADER).classList.contains('dz-drag-hover')]).toEqual([true, true, false])
    await rest()
    expect(rows()).toEqual([['a.png', 'Uploaded'], ['pictures', `${NOT_UPLOADED} Folders cannot be uploaded. Please choose the files in it.`], ['b.png', 'Uploaded']])
    dropzone().removeAllFiles()
    expect(one(INPUT).value).toBe('')
  })

  it('says of a file that has gone since it was chosen that it cannot be read', async () => {
    await openUploads()
    const gone = file('a.png')
    vi.spyOn(gone, 'slice').mockReturnValue({ arrayBuffer: () => Promise.reject(new DOMException('gone', 'NotFoundError')) } as unknown as Blob)
    await give(gone)
    expect(rows()).toEqual([['a.png', `${NOT_UPLOADED} It cannot be read any more. Please choose it again.`]])
  })

  it('knows a slow line by what is sent to try it', async () => {
    const { uploaded } = await openUploads({}, { uploads: replies('wpforms_file_upload_speed_test', 'never') })
    dropzone().addFile(file('a.png'))
    await pass(3100)
    await rest()
    expect(uploaded.find((fields) => fields.get('action') === 'wpforms_upload_chunk_init')?.get('slow')).toBe('true')
  })

  it('leaves the page as it was, but for what the form holds, and sends nothing more', async () => {
    const html = builderFormHtml({ id: '12', tokenTime: 1, fields: [modernUpload(FIELD)] })
    await openUploads({}, { html, uploads: replies('wpforms_upload_chunk', undefined, 'never') })
    await give(file('a.png'))
    await give(file('b.png'))
    open?.page.stop()
    await pass(20)
    const asked = actions().length
    await pass(120_000)
    expect([actions().length, document.querySelector('.tillkit-files'), one(UPLOADER).className, one(INPUT).hasAttribute('aria-describedby'), Reflect.has(one(UPLOADER), 'dropzone'), entries().length]).toEqual([asked, null, 'wpforms-uploader', false, false, 1])
  })
})
