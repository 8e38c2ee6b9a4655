/**
 * The platform's own scripts behind a password's strength: the second fetches the library of some 390 kB on every page that has it. Each goes with
 * whichever script of the shop's asked for it.
 */
export const METER_SCRIPTS = [
  { handle: 'password-strength-meter', file: '/wp-admin/js/password-strength-meter.', isPlatforms: true },
  { handle: 'zxcvbn-async', file: '/wp-includes/js/zxcvbn-async.', isPlatforms: true },
] as const
