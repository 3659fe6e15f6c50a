// Whether the choices of a round are known.
import type { View } from '../../../generated/m121';

export const revealed = ({ players }: View): boolean => players.some(({ chosen }) => chosen >= 0);
