import { expectTypeOf } from 'vitest'
import { createCall, createSend, form, json, multipart, RequestFailed, retry, type Answer, type Failure, type FailureKind, type FormBody, type RequestBody } from './index.ts'

// Checked by the compiler (`npm run types`); nothing here runs.

const call = createCall()
expectTypeOf(call('/')).resolves.toEqualTypeOf<Answer>()
expectTypeOf<Answer['headers']>().toEqualTypeOf<Headers>()

// What a response is read as, the caller says.
expectTypeOf(createSend()('/', {}, async (response) => response.status)).resolves.toBeNumber()

// A body is made by one of three, and files go by multipart only.
expectTypeOf(form({ ids: [1], nested: { on: true }, none: null })).toEqualTypeOf<FormBody>()
expectTypeOf(json({ any: 'thing' })).toEqualTypeOf<RequestBody>()
multipart({ file: new Blob(), name: 'lamp' })
// @ts-expect-error a form has no files
form({ file: new Blob() })

// Each kind of failure has what belongs to it, and no more.
expectTypeOf<Failure['kind']>().toEqualTypeOf<FailureKind>()
expectTypeOf<Extract<Failure, { kind: 'timeout' }>>().toHaveProperty('after')
expectTypeOf<Extract<Failure, { kind: 'refused' }>['answer']>().toEqualTypeOf<Answer>()
expectTypeOf<Extract<Failure, { kind: 'offline' }>>().not.toHaveProperty('status')
expectTypeOf(RequestFailed).toBeConstructibleWith({ kind: 'offline' }, { url: '/', mutates: false })

expectTypeOf(retry(async () => 5, { pauses: [100] })).resolves.toBeNumber()
