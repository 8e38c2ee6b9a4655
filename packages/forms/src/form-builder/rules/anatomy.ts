/** What rules look at. */
export const ruleAnatomy = {
  minTime: 'data-min-time',
  maxTime: 'data-max-time',
  camera: '.wpforms-field-camera',
  taken: '.wpforms-camera-selected-file-active',
} as const
