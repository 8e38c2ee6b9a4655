/** The icons that a module has for its buttons: its attributes, either spelling, and what a button has of them. */
export const buttonIcons = {
  /** By screen. */
  endings: ['', '-tablet', '-phone'],
  module: ['data-button-icon', 'data-icon'],
  button: 'data-icon',
  classes: { button: 'et_pb_button', icon: 'et_pb_custom_button_icon' },
} as const
