/** What uploads consist of, named once. */
export const anatomy = {
  /** What files are dropped on. */
  uploader: '.wpforms-uploader',
  /** What holds the list of what is uploaded, as JSON, and is sent with the form. */
  input: '.dropzone-input',
  /** What says that something can be dropped, and is pressed to choose. */
  message: '.dz-message',
  /** Files that are sent with the form itself. */
  classic: '.wpforms-field-file-upload input[type="file"]',
  field: '.wpforms-field',
  locked: '.wpforms-field-readonly',
  page: '.wpforms-page',
  next: '.wpforms-page-next',
  submit: 'button.wpforms-submit',
  submitArea: '.wpforms-submit-container',
} as const

/** What an uploader says of itself. Sizes are in bytes. */
export const attributes = {
  formId: 'data-form-id',
  fieldId: 'data-field-id',
  name: 'data-input-name',
  extensions: 'data-extensions',
  maxSize: 'data-max-size',
  maxFiles: 'data-max-file-number',
  postMaxSize: 'data-post-max-size',
  isParallel: 'data-parallel-uploads',
  maxParallel: 'data-max-parallel-uploads',
  chunkSize: 'data-file-chunk-size',
  /** What other scripts know a file's error by. */
  error: 'data-dz-errormessage',
} as const

/** Classes that are set. */
export const classes = {
  disabled: 'wpforms-disabled',
  hidden: 'wpforms-hidden',
  /** At what is pressed to choose, once nothing more can be. */
  full: 'hide',
  canPress: 'dz-clickable',
  dragged: 'dz-drag-hover',
  focused: 'wpforms-focus',
  failed: 'dz-error',
  invalid: 'wpforms-error',
  invalidField: 'wpforms-has-error',
  /** What says that files are on their way still. */
  alert: 'wpforms-error-alert wpforms-uploading-in-progress-alert',
  errorBox: 'wpforms-error-container',
  combinedError: 'wpforms-error-container-post_max_size',
} as const

/** The calls. */
export const calls = {
  speed: 'wpforms_file_upload_speed_test',
  begin: 'wpforms_upload_chunk_init',
  chunk: 'wpforms_upload_chunk',
  finish: 'wpforms_file_chunks_uploaded',
  remove: 'wpforms_remove_file',
} as const

/** What is sent with calls: what is asked for, a file's name, and what tries the line. */
export const sentFields = { action: 'action', file: 'file', trial: 'data' } as const

/** Events. */
export const events = {
  tooLarge: 'wpformsCombinedUploadsSizeError',
  fits: 'wpformsCombinedUploadsSizeOk',
  buttonDisabled: 'wpformsFormSubmitButtonDisable',
  buttonRestored: 'wpformsFormSubmitButtonRestore',
} as const

/** The page's words for uploads, and where the calls go. */
export const UPLOADS = 'wpforms_file_upload'

/** Settings of files that are sent with the form. */
export const settingKeys = { combined: 'val_post_max_size', postMaxSize: 'post_max_size', prefix: 'formErrorMessagePrefix', calls: 'ajaxurl' } as const

/** Ids of what is said of the form as a whole. */
export const footerErrorId = (formId: string): string => `wpforms-${formId}-footer-error`

/** Where the objects of the builder's library for uploads stand: at each uploader, and all of them at the builder's object. */
export const DROPZONE = 'dropzone'

/** What the builder says where its page says nothing else. */
export const UPLOAD_WORDS = {
  default_error: 'Something went wrong, please try again.',
  file_not_uploaded: 'This file was not uploaded.',
  file_limit: 'File uploads exceed the maximum number allowed ({fileLimit}).',
  file_extension: 'File type is not allowed.',
  file_size: 'File exceeds the max size allowed.',
  post_max_size: 'File exceeds the upload limit allowed.',
  loading_message: 'File upload is in progress. Please submit the form once uploading is completed.',
} as const

/** What is said of files that are too large together. */
export const COMBINED_WORDS = 'The total size of the selected files {totalSize} MB exceeds the allowed limit {maxSize} MB.'
