-- Drives a headless Neovim through the server, as a person would; says what it saw as JSON.

local seen = {}

local function wait(what, condition)
  if not vim.wait(900000, condition, 20) then error("Waited in vain for " .. what) end
end

local ok, problem = pcall(function()
  vim.cmd("luafile " .. vim.env.REGEL_CONFIG)
  vim.cmd("edit reef.regel")
  wait("the server", function() return #vim.lsp.buf_get_clients(0) > 0 end)

  wait("a report", function() return #vim.diagnostic.get(0) > 0 end)
  seen.report = vim.diagnostic.get(0)[1].message
  seen.line = vim.diagnostic.get(0)[1].lnum + 1

  -- Mended by hand, the report goes.
  vim.cmd("%s/corl/coral/")
  wait("no report", function() return #vim.diagnostic.get(0) == 0 end)

  vim.fn.search("coral >= toll")
  vim.fn.search("toll")
  local function ask(method, params)
    local answers = vim.lsp.buf_request_sync(0, method, params, 900000)
    for _, answer in pairs(answers or {}) do return answer.result end
  end
  local here = vim.lsp.util.make_position_params()
  seen.hover = ask("textDocument/hover", here).contents.value

  vim.lsp.buf.definition()
  wait("the declaration", function() return vim.fn.getline("."):match("^value") ~= nil end)
  seen.declaration = vim.fn.getline(".")

  here = vim.lsp.util.make_position_params()
  here.newName = "fee"
  local edit = ask("textDocument/rename", here)
  vim.lsp.util.apply_workspace_edit(edit, "utf-16")
  seen.renamed = vim.fn.getline(".")

  vim.fn.search("score 1 as growth")
  vim.fn.search("growth")
  for _, item in ipairs(ask("textDocument/completion", vim.lsp.util.make_position_params())) do
    if item.label == "growth" then seen.completion = item.detail or item.label end
  end
  seen.keys = vim.fn.maparg("gd", "n") ~= ""
end)
if not ok then seen.problem = tostring(problem) end

io.stdout:write(vim.fn.json_encode(seen) .. "\n")
vim.cmd("qall!")
