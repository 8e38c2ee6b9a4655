export { passwordStrength, strengthWord, UNKNOWN_STRENGTH } from './password-strength.ts'
export { loadStrengthLibrary } from './strength-library.ts'
