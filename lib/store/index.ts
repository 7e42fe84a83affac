export { closeStore } from './client';
export { StoreError } from './error';
export {
  findShare,
  type NewShare,
  type Share,
  saveShare,
  storeAnswers,
  type Withdrawal,
  withdrawShare,
} from './shares';
