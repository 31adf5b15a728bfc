; What `foldexpr=v:lua.vim.treesitter.foldexpr()` folds.
[(block) (cells) (position) (facts)] @fold
