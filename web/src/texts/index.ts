// Every text that people read, by area. A translation is another set of these files. Those of hints are loaded with a
// table, and those of the analysis with it: only what says them imports them.
import { account } from './account';
import { common } from './common';
import { hand } from './hand';
import { lobby } from './lobby';
import { rules } from './rules';
import { table } from './table';

export const t = { common, lobby, account, rules, table, hand };
