/** What a camera's field consists of, named once. */
export const anatomy = {
  /** What opens the camera: a button or link of its own, or words in what files are dropped on. */
  opener: '.wpforms-camera-link, .wpforms-camera-button, .wpforms-camera',
  field: '.wpforms-field',
  locked: '.wpforms-field-readonly',
  input: 'input[type="file"]',
  uploader: '.wpforms-uploader',
  /** What says which file was taken. */
  chosen: '.wpforms-camera-selected-file',
  chosenName: '.wpforms-camera-selected-file > span',
  remove: '.wpforms-camera-remove-file',
  modal: '.wpforms-camera-modal-overlay',
  box: '.wpforms-camera-modal',
  title: '.wpforms-camera-modal-title',
  close: '.wpforms-camera-modal-close',
  preview: '.wpforms-camera-preview',
  video: 'video',
  error: '.wpforms-camera-error',
  actions: '.wpforms-camera-modal-actions',
  capture: '.wpforms-camera-capture',
  stop: '.wpforms-camera-stop',
  countdown: '.wpforms-camera-countdown',
  countdownText: '.wpforms-camera-countdown > span',
  timeLeft: '.wpforms-camera-video-countdown',
  timeLeftText: '.wpforms-camera-video-countdown > span',
  flip: '.wpforms-camera-flip',
  buttons: '.wpforms-camera-modal-buttons',
  retake: '.wpforms-camera-cancel',
  accept: '.wpforms-camera-accept',
  crop: '.wpforms-camera-crop',
  acceptCrop: '.wpforms-camera-accept-crop',
  cancelCrop: '.wpforms-camera-crop-cancel',
} as const

/** Attributes. */
export const attributes = { timeLimit: 'data-time-limit' } as const

/** Classes that are set. */
export const classes = {
  /** At the page while a camera lies over it: it does not scroll. */
  open: 'wpforms-camera-modal-open',
  chosen: 'wpforms-camera-selected-file-active',
  canFlip: 'wpforms-camera-flip-active',
  /** Ours: what was taken, as it is looked at. */
  shot: 'tillkit-camera__shot',
} as const

/** The class of a camera that takes videos. */
export const VIDEO = 'wpforms-camera-format-video'

/** The id of the dialog of a field. */
export const modalId = (formId: string, fieldId: string): string => `wpforms-camera-modal-${formId}-${fieldId}`

/** The page's words and numbers for cameras. */
export const CAMERAS = 'wpforms_camera_frontend'

/** What the builder says, and how many s it counts, where its page says nothing else. */
export const CAMERA_DEFAULTS = {
  wait: 3,
  camera_access_error: 'Camera access denied or not available. Please check your browser permissions',
  camera_video_access_error: 'Camera or microphone access denied or not available. Please check your browser permissions',
  video_recording_error: 'Video recording is not supported in your browser.',
} as const

/** How long a video may be where its field does not say it, in s. */
export const DEFAULT_LIMIT = 30
