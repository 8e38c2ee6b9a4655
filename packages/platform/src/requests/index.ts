export { readAnswer, type Answer } from './content/answer.ts'
export { adminRefusal, jsonOf } from './content/json-answer.ts'
export { createBeacon, type Beacon, type BeaconDeps } from './transport/beacon.ts'
export { form, json, multipart, type FormBody, type FormField, type MultipartField, type RequestBody } from './content/body.ts'
export { createCall, unusable, type Call } from './transport/call.ts'
export { browserTimers, orAborted, pause, type Timers } from './transport/timers.ts'
export { RequestFailed, type Failure, type FailureKind, type RequestFailedOptions } from './failures/failure.ts'
export { createKeepaliveRoom, KEEPALIVE_SPACE, type KeepaliveRoom } from './transport/keepalive.ts'
export { createLatest, type Latest } from './queue/latest.ts'
export { createNonceCall, type CallNonce, type NonceCall, type NonceCallOptions } from './nonces/nonce-call.ts'
export {
  createNonces,
  nonceIn,
  withNonce,
  type Nonces,
  type NoncesOptions,
  type NonceUse,
  type SharedNonce,
} from './nonces/nonces.ts'
export { FAILURE_MESSAGES, isOutcomeUnknown, messageOf, type FailureMessage } from './failures/policy.ts'
export { createSendWithProgress, type ProgressListener, type SendWithProgress } from './transport/progress.ts'
export { createQueue, type ChangeOptions, type Drained, type Queue, type Reading } from './queue/queue.ts'
export { isRetryable, retry, type RetryOptions } from './failures/retry.ts'
export type { SendEvent } from './transport/observed-send.ts'
export { createReader, type Reader, type ReaderOptions } from './queue/reader.ts'
export { createSend, type SendDeps } from './transport/send.ts'
export type { Send } from './transport/send-options.ts'
export { isMutation, type SendOptions } from './transport/send-options.ts'
export { pageAddress, targetOf, type Target, type TargetOptions } from './transport/request-target.ts'
