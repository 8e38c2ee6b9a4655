import { describe, expect, it } from 'vitest'
import { chunksOf, chunkSizeFrom } from './chunks.model.ts'
import { combinedText, isTooLarge, megabytes } from './combined-size.model.ts'
import { nameOfEntry, readEntries, sizeOfEntry, writeEntries } from './entries.ts'
import { canRetry, problemWith, type UploadFile, unfinished } from './files.model.ts'
import { createPool } from './pool.ts'

const LIMITS = { extensions: ['png', 'txt'], maxSize: 100, maxFiles: 2, postMaxSize: 1000 }
const what = (name: string, size: number, count = 0) => problemWith({ name, size }, LIMITS, count)?.what

describe('a file', () => {
  it('is judged by its size, its ending and how many there are, before a byte of it is sent', () => {
    expect([what('a.PNG', 100), what('a.txt', 101), what('a.txt', 1000), what('a.pdf', 1), what('png', 1), what('a.png', 1, 2)]).toEqual([undefined, 'size', 'post size', 'type', 'type', 'number'])
    expect(problemWith({ name: 'pictures', size: 0, isFolder: true }, LIMITS, 0)).toEqual({ what: 'folder' })
  })

  it('is taken whatever it is where a field sets no limits', () => {
    expect(problemWith({ name: 'Makefile', size: 9e9 }, { extensions: [], maxSize: 0, maxFiles: 0, postMaxSize: 0 }, 99)).toBeUndefined()
  })

  it('can be tried again where nobody answered, and once there is room', () => {
    const done: UploadFile = { id: '1', name: 'a', state: { kind: 'done', entry: { file: 'a' } } }
    expect([canRetry({ what: 'lost' }, [], LIMITS), canRetry({ what: 'number' }, [done, done], LIMITS), canRetry({ what: 'number' }, [done], LIMITS), canRetry({ what: 'type' }, [], LIMITS)]).toEqual([true, false, true, false])
  })

  it('that is on its way, or has failed, keeps a form', () => {
    const file = (state: UploadFile['state']): UploadFile => ({ id: '1', name: 'a', state })
    const [done, failed] = [file({ kind: 'done', entry: { file: 'a' } }), file({ kind: 'failed', problem: { what: 'lost' } })]
    expect([unfinished([]), unfinished([done]), unfinished([done, failed]), unfinished([failed, file({ kind: 'finishing' })])]).toEqual([undefined, undefined, 'failed', 'uploading'])
  })
})

describe('pieces', () => {
  it('are as long as the server says, and the last is what is left', () => {
    expect(chunksOf(10, 4)).toEqual([{ index: 0, start: 0, end: 4 }, { index: 1, start: 4, end: 8 }, { index: 2, start: 8, end: 10 }])
    expect([chunksOf(8, 4).length, chunksOf(0, 4)]).toEqual([2, [{ index: 0, start: 0, end: 0 }]])
  })

  it('are 2 MB where nobody says a size that is one', () => {
    expect([chunkSizeFrom('', undefined, 0), chunkSizeFrom('1048576', 4), chunkSizeFrom(undefined, 4)]).toEqual([2_097_152, 1_048_576, 4])
  })
})

describe('the list of a field', () => {
  it('is what the server expects, with all that it has said of each file, or nothing', () => {
    const entry = { name: 'a-b.png', file: 'f.png', url: '/f.png', size: 4228, type: 'image/png', file_user_name: 'a b.png', more: { kept: true } }
    expect(readEntries(writeEntries([entry]))).toEqual([entry])
    expect([writeEntries([]), nameOfEntry(entry), nameOfEntry({ file: 'f.png' }), sizeOfEntry(entry), sizeOfEntry({ file: 'f', size: '12' }), sizeOfEntry({ file: 'f', size: '' })]).toEqual(['', 'a b.png', 'f.png', 4228, 12, undefined])
  })

  it.each(['', '{', 'null', '{"file":"a"}', '[null, 1, {}, {"file": ""}]'])('is empty where nobody can read it: %s', (value) => expect(readEntries(value)).toEqual([]))
})

describe('files that go with a form', () => {
  it('come to megabytes without zeros at their end', () => {
    expect([megabytes(2_097_152), megabytes(2_621_440), megabytes(1_049_000), megabytes(1)]).toEqual(['2', '2.5', '1', '0'])
    expect(combinedText('{totalSize} of {maxSize}', { total: 2_621_440, limit: 2_097_152 })).toBe('2.5 of 2')
  })

  it('may be all but what the server says, which may be nothing', () => {
    expect([isTooLarge({ total: 9, limit: 10 }), isTooLarge({ total: 10, limit: 10 }), isTooLarge({ total: 10, limit: 0 })]).toEqual([false, true, false])
  })
})

describe('a pool', () => {
  it('lets so many in, in their order, and passes over who does not wait any more', async () => {
    const pool = createPool(1)
    const [stays, goes] = [new AbortController(), new AbortController()]
    const leave = await pool.enter(stays.signal)
    const order: string[] = []
    const enter = (name: string, { signal }: AbortController) => pool.enter(signal).then((out) => { order.push(name); return out }, () => { order.push(`${name} gone`); return () => undefined })
    const [, second] = [enter('first', goes), enter('second', stays)]
    goes.abort()
    leave()
    leave()
    ;(await second)()
    expect(order).toEqual(['first gone', 'second'])
    expect(await pool.enter(goes.signal).catch(() => 'gone')).toBe('gone')
  })
})
