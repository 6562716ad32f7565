import { present } from '../documents/error.ts';
import type { Command } from '../cli/command.ts';

/** Each script asks the program itself, so completion never goes out of step with the commands. */
const SCRIPTS: Record<string, string> = {
  bash: `_claimgate() {
  local IFS=$'\\n'
  COMPREPLY=($(compgen -W "$(claimgate --get-yargs-completions "\${COMP_WORDS[@]}" 2>/dev/null)" -- "\${COMP_WORDS[COMP_CWORD]}"))
}
complete -o default -F _claimgate claimgate`,
  zsh: `#compdef claimgate
_claimgate() {
  local -a replies
  replies=("\${(@f)$(SHELL=zsh claimgate --get-yargs-completions "\${words[@]}" 2>/dev/null)}")
  _describe 'claimgate' replies || _files
}
compdef _claimgate claimgate`,
  fish: `complete -c claimgate -a '(claimgate --get-yargs-completions (commandline -opc) (commandline -ct) 2>/dev/null)'`,
  // A word that is still empty is no element of the command line, so it is added.
  powershell: `Register-ArgumentCompleter -Native -CommandName claimgate -ScriptBlock {
  param($wordToComplete, $commandAst, $cursorPosition)
  $words = @($commandAst.CommandElements | ForEach-Object { $_.ToString() })
  if ($wordToComplete -eq '') { $words += '' }
  claimgate --get-yargs-completions @words 2>$null |
    Where-Object { $_ -like "$wordToComplete*" } |
    ForEach-Object { [System.Management.Automation.CompletionResult]::new($_, $_, 'ParameterValue', $_) }
}`,
};

export const command: Command = {
  examples: {
    'claimgate completion bash >> ~/.bashrc': 'for bash',
    'claimgate completion fish > ~/.config/fish/completions/claimgate.fish': 'for fish',
    'claimgate completion powershell >> $PROFILE': 'for PowerShell 7',
  },
  positionals: {
    shell: { type: 'string', choices: Object.keys(SCRIPTS), describe: 'which shell' },
  },
  async run({ args }) {
    const script = present(SCRIPTS[args.oneOf('shell', Object.keys(SCRIPTS))]);
    return { lines: script.split('\n') };
  },
};
