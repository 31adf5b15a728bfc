-- Rules of board games in Neovim (0.7.2 or newer), by the project's own language server.
--
--   :luafile /path/to/regelwerk/editors/neovim/regel.lua
--
-- or, in init.lua: dofile("/path/to/regelwerk/editors/neovim/regel.lua")

local project = vim.fn.fnamemodify(debug.getinfo(1, "S").source:sub(2), ":p:h:h:h")

-- The project brings a Node that is new enough; the one on the path is used where it is missing.
local own_node = project .. "/node_modules/.bin/node"
local node = vim.fn.executable(own_node) == 1 and own_node or "node"

-- Queries for tree-sitter, and its parser once it has been compiled; docs/editors.md says how.
vim.opt.runtimepath:prepend(project .. "/editors/tree-sitter")

-- Colours come from the parser, where there is one.
local function colour(buffer)
  if vim.treesitter.start then return vim.treesitter.start(buffer, "regel") end
  -- Neovim 0.7 has no function for that.
  vim.treesitter.highlighter.new(vim.treesitter.get_parser(buffer, "regel"))
end

-- What the server says is in German or English, like the editor.
local language = vim.startswith(vim.v.lang or "", "de") and "de" or "en"

local function attach(buffer)
  local function map(keys, action)
    vim.keymap.set("n", keys, action, { buffer = buffer, silent = true })
  end
  vim.bo[buffer].omnifunc = "v:lua.vim.lsp.omnifunc"
  map("K", vim.lsp.buf.hover)
  map("gd", vim.lsp.buf.definition)
  map("gr", vim.lsp.buf.references)
  map("<leader>rn", vim.lsp.buf.rename)
  map("<leader>ca", vim.lsp.buf.code_action)
  map("<leader>f", vim.lsp.buf.formatting_sync or vim.lsp.buf.format)
end

local client

local function start()
  vim.bo.commentstring = "// %s"
  pcall(colour, vim.api.nvim_get_current_buf())
  if client == nil or vim.lsp.get_client_by_id(client) == nil then
    client = vim.lsp.start_client({
      name = "regel",
      cmd = { node, project .. "/src/cli/main.mjs", "lsp", "--stdio" },
      root_dir = vim.fn.getcwd(),
      init_options = { language = language },
      on_attach = function(_, buffer) attach(buffer) end,
    })
  end
  vim.lsp.buf_attach_client(0, client)
end

vim.api.nvim_create_autocmd({ "BufRead", "BufNewFile" }, {
  pattern = "*.regel",
  callback = function() vim.bo.filetype = "regel" end,
})
vim.api.nvim_create_autocmd("FileType", { pattern = "regel", callback = start })
