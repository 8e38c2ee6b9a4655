export { readAnswer, type Answer } from './answer.ts'
export { adminRefusal, jsonOf } from './json-answer.ts'
export { createBeacon, type Beacon, type BeaconDeps } from './beacon.ts'
export { form, json, multipart, type FormBody, type FormField, type MultipartField, type RequestBody } from './body.ts'
export { createCall, unusable, type Call } from './call.ts'
export { browserTimers, type Timers } from './timers.ts'
export { orAborted, pause } from './waiting.ts'
export { RequestFailed, type Failure, type FailureKind, type RequestFailedOptions } from './failure.ts'
export { createKeepaliveRoom, KEEPALIVE_SPACE, type KeepaliveRoom } from './keepalive.ts'
export { createLatest, type Latest } from './latest.ts'
export { createNonceCall, type CallNonce, type NonceCall, type NonceCallOptions } from './nonce-call.ts'
export {
  createNonces,
  nonceIn,
  withNonce,
  type Nonces,
  type NoncesOptions,
  type NonceUse,
  type SharedNonce,
} from './nonces.ts'
export { FAILURE_MESSAGES, isOutcomeUnknown, messageOf, type FailureMessage } from './policy.ts'
export { createSendWithProgress, type ProgressListener, type SendWithProgress } from './progress.ts'
export { createQueue, type ChangeOptions, type Drained, type Queue, type Reading } from './queue.ts'
export { isRetryable, retry, type RetryOptions } from './retry.ts'
export type { SendEvent } from './observed.ts'
export { createReader, type Reader, type ReaderOptions } from './reader.ts'
export { createSend, type SendDeps } from './send.ts'
export type { Send } from './send-options.ts'
export { isMutation, type SendOptions } from './send-options.ts'
export { pageAddress, targetOf, type Target, type TargetOptions } from './target.ts'
