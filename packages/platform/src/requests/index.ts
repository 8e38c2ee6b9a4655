export { adminRefusal, jsonOf, parseJson, readAnswer, type Answer } from './answer.ts'
export { createBeacon, type Beacon, type BeaconDeps } from './beacon.ts'
export { form, json, jsonText, multipart, type FormField, type MultipartField, type RequestBody } from './body.ts'
export { createCall, unusable, type Call, type CallNonce, type CallOptions } from './call.ts'
export { browserTimers, orAborted, pause, type Timers } from './deadline.ts'
export { RequestFailed, type Failure, type FailureKind, type RequestFailedOptions } from './failure.ts'
export { createKeepaliveRoom, KEEPALIVE_SPACE, type KeepaliveRoom } from './keepalive.ts'
export { createLatest, type Latest } from './latest.ts'
export {
  createNonces,
  nonceIn,
  withNonce,
  type Nonces,
  type NoncesOptions,
  type NonceUse,
  type SharedNonce,
} from './nonces.ts'
export { FAILURE_MESSAGES, isRetryable, leavesDoubt, messageOf, type FailureMessage } from './policy.ts'
export { createSendWithProgress, type ProgressListener, type SendWithProgress } from './progress.ts'
export { createQueue, type ChangeOptions, type Drained, type Queue } from './queue.ts'
export { retry, type RetryOptions } from './retry.ts'
export { createSend, isMutation, type Send, type SendDeps, type SendEvent, type SendOptions } from './send.ts'
export { pageAddress, targetOf, type Target, type TargetOptions } from './target.ts'
